import { sql } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { catalogueVersions } from "../../../db/tables/listing";

/**
 * Moves the catalogue's version on, for a change of anything that shoppers see; answers the new one.
 * The row stays locked until the transaction ends, so versions appear in their order. `everything`
 * says that more than single products has changed (texts and menus, too).
 */
export async function moveVersion(q: Query, everything = true): Promise<number> {
  const next = sql`${catalogueVersions.version} + 1`;
  const [row] = await q
    .update(catalogueVersions)
    .set(everything ? { version: next, rebuilt: next } : { version: next })
    .returning({ version: catalogueVersions.version });
  if (!row) throw new Error("The catalogue has no version row: the migrations have not run.");
  return row.version;
}
