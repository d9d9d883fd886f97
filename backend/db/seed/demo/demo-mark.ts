import { eq } from "drizzle-orm";
import { writeSetting } from "../../../features/settings/read-setting";
import type { Database, Query } from "../../database";
import { settings } from "../../tables/checkouts";

const demoKey = "demo";

/** Notes in the database, and so in each copy of it, that it was opened as a demo. */
export async function markDemo(database: Database): Promise<void> {
  await database.run((q) => writeSetting(q, demoKey, true));
}

/** Takes the mark away; answers whether it stood there. */
export async function takeDemoMark(q: Query): Promise<boolean> {
  const taken = await q
    .delete(settings)
    .where(eq(settings.key, demoKey))
    .returning({ key: settings.key });
  return taken.length > 0;
}
