import { type SQL, sql } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { catalogueVersions } from "../../../db/tables/listing";
import { catalogChannel } from "../index/catalog-channel";

const next = sql`${catalogueVersions.version} + 1`;

/**
 * Moves the catalogue's version on, for a change of anything that shoppers see; answers the new one.
 * The row stays locked until the transaction ends, so versions appear in their order. `everything`
 * says that what is in memory must be loaded anew: departments, categories, brands, attributes, their pictures, or all products.
 */
export function moveVersion(q: Query, everything = true): Promise<number> {
  return move(q, everything ? { rebuilt: next, edited: next } : { edited: next });
}

/** As {@link moveVersion} where only what pages show of some products has changed (refresh-listing.ts): other pages stay. */
export function moveShownVersion(q: Query): Promise<number> {
  return move(q, {});
}

async function move(q: Query, what: { rebuilt?: SQL; edited?: SQL }): Promise<number> {
  const [row] = await q
    .update(catalogueVersions)
    .set({ version: next, ...what })
    .returning({ version: catalogueVersions.version });
  if (!row) throw new Error("The catalogue has no version row: the migrations have not run.");
  await q.execute(sql`select pg_notify(${catalogChannel}, ${String(row.version)})`);
  return row.version;
}
