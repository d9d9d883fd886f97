import { parseArgs } from "node:util";
import { type Command, everywhere } from "../command";
import { withDatabase } from "../with-database";

/** `shop migrate`: opening the database is what brings it up to date. */
export const migrateCommand: Command = async (args, terminal) => {
  parseArgs({ args, options: everywhere });
  await withDatabase(terminal, async () => {});
  terminal.tell(terminal.say("migrate.done"));
  return 0;
};
