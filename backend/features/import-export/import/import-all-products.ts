import { inArray, ne, sql } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { products } from "../../../db/tables/products";
import { loadIds } from "./entity-types/load-ids";
import type { WholeImport } from "./import-everything";
import { importProducts } from "./import-products";
import { rereadInBatches } from "./validation-pass";

/** Imports the files' products, some at a time; answers the keys of those that changed. */
export async function importAllProducts(whole: WholeImport): Promise<string[]> {
  const { q, report, sources, shapes, validationPass, options } = whole;
  if (!validationPass.entityTypes.has("products")) return [];
  const onSale = options.prune ? await readOnSale(q) : [];
  await numberAfter(q, validationPass.highestCode);
  const work = {
    ...whole,
    ids: await loadIds(q),
    prune: options.prune,
    now: options.now,
    setStock: options.setStock ?? false,
  };
  const changed: string[] = [];
  for await (const batch of rereadInBatches(sources, "products", shapes, report)) {
    changed.push(...(await importProducts(batch, work)));
  }
  if (!options.prune || report.problemCount > 0) return changed;
  const missing = onSale.filter(({ code }) => !whole.visited.of("products").has(String(code)));
  for (const { code } of missing) report.addRemoved("products", String(code));
  return [...changed, ...(await archive(q, missing))];
}

const readOnSale = (q: Query) =>
  q
    .select({ code: products.code })
    .from(products)
    .where(ne(products.status, "archived"))
    .orderBy(products.code);

/** A product that is archived leaves the shop and stays in its orders. */
async function archive(q: Query, missing: { code: number }[]): Promise<string[]> {
  const codes = missing.map(({ code }) => code);
  const archived: string[] = [];
  for (let at = 0; at < codes.length; at += 1000) {
    const rows = await q
      .update(products)
      .set({ status: "archived" })
      .where(inArray(products.code, codes.slice(at, at + 1000)))
      .returning({ id: products.id });
    archived.push(...rows.map(({ id }) => id));
  }
  return archived;
}

/**
 * Lets the shop number new products after the highest number that the files give. `alter table`, because
 * `setval` would outlive a transaction that is taken back.
 */
async function numberAfter(q: Query, highest: number): Promise<void> {
  const [row] = await q.execute<{ next: string }>(
    sql`select (last_value + is_called::int)::text as next from product_code_seq`,
  );
  if (highest < Number(row?.next)) return;
  await q.execute(
    sql`alter table product alter column code restart with ${sql.raw(String(highest + 1))}`,
  );
}
