import { parseArgs } from "node:util";
import { sql } from "drizzle-orm";
import { type Command, everywhere } from "../command";
import { withDatabase } from "../with-database";

/** `shop vacuum`: gives room back and counts anew, which the embedded database doesn't do by itself. */
export const vacuumCommand: Command = async (args, terminal) => {
  parseArgs({ args, options: everywhere });
  await withDatabase(terminal, (database) => database.run((q) => q.execute(sql`vacuum analyze`)));
  terminal.tell(terminal.say("vacuum.done"));
  return 0;
};
