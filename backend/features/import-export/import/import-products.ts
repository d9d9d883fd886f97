import { checkPictures, checkProduct, checkStock } from "./entity-types/check-product";
import { type Ids, loadPictureIds } from "./entity-types/load-ids";
import type { ProductRecord } from "./entity-types/product-record";
import { readProducts } from "./entity-types/read-products";
import { resolveFacts } from "./entity-types/resolve-facts";
import { type ProductChange, writeProducts } from "./entity-types/write-products";
import { findingsOf } from "./findings";
import { addFindings, type CheckedItem, type Import } from "./import-records";
import { leaveStock } from "./leave-stock";
import { type Fields, isFields } from "./merge-patch";
import { mergeProduct } from "./merge-product";
import { findOwners, findRepeats, nameProduct, variantsOf } from "./name-product";
import type { Finding } from "./problems";

export interface ProductImport extends Import {
  ids: Ids;
  /** Whether variants that a product's record doesn't name go off sale. */
  prune: boolean;
  now: Date;
  /** Whether sheets of whole products set the stock of variants that are there. */
  setStock: boolean;
}

/** Imports some products; answers the keys of those that it wrote. */
export async function importProducts(items: CheckedItem[], work: ProductImport): Promise<string[]> {
  const merged = await mergeAll(items, work);
  const files = merged.flatMap(({ after }) => filesOf(after));
  const pictures = await loadPictureIds(work.q, files);
  for (const { item, patch, before, after } of merged) {
    const found = [
      ...checkProduct(after, work.context),
      ...checkPictures(after, pictures),
      ...checkStock(after, before?.reserved),
    ];
    addFindings(item, inLists(found, patch), work.report);
  }
  if (work.report.problemCount > 0) return [];
  return writeProducts(work.q, merged, { ids: work.ids, pictures, context: work.context });
}

interface MergedItem extends CheckedItem, ProductChange {}

/** Lays products over what is kept; leaves out those that stay as they are. */
async function mergeAll(items: CheckedItem[], work: ProductImport): Promise<MergedItem[]> {
  const { q, report, context, visited } = work;
  const owners = await findOwners(
    q,
    items.map(({ patch }) => patch),
  );
  const named = items.map((checked) => ({ ...checked, ...nameProduct(checked.patch, owners) }));
  const kept = await readProducts(
    q,
    named.flatMap(({ code }) => code ?? []),
  );
  const merged = new Map<unknown, MergedItem>();
  for (const { item, patch, code, found } of named) {
    const say = (findings: Finding[]) => addFindings(item, inLists(findings, patch), report);
    say([...found, ...findRepeats(patch, code, visited)]);
    if (found.some((one) => one.code === "unknown_sku")) continue;
    const before = code === undefined ? undefined : kept.get(code);
    // Lines of variants alone may name a product several times: each builds on the one before.
    const base = merged.get(code)?.after ?? before?.record;
    const { patch: laid, left } = work.setStock ? { patch, left: 0 } : leaveStock(base, patch);
    report.stockLeft += left;
    const read = mergeProduct(base, { ...laid, code }, work);
    if (!read.success) {
      say(findingsOf(read.error));
      continue;
    }
    const settled = resolveFacts(read.data.facts, context);
    say(settled.found);
    const after = { ...read.data, facts: settled.facts };
    merged.set(code ?? item, { item, patch, before, after });
  }
  return [...merged.values()].filter(({ before, after }) =>
    report.addRecord("products", keyOf(after), before?.record, after),
  );
}

/** How a report names a product: by its number, a new one by a SKU. */
function keyOf({ code, variants }: ProductRecord): string {
  return String(code ?? Object.keys(variants)[0]);
}

/** The pictures that a product and its variants show. */
function filesOf({ pictures, variants }: ProductRecord): string[] {
  return [...pictures, ...Object.values(variants).flatMap(({ picture }) => picture ?? [])];
}

/** Records know a variant by its SKU, files by its place in their list. */
function inLists(found: Finding[], patch: Fields): Finding[] {
  return found.map((one) => {
    const [first, sku, ...rest] = one.path;
    if (first !== "variants" || sku === undefined) return one;
    const variant = variantsOf(patch)[sku];
    const place = isFields(variant) ? variant.place : undefined;
    return { ...one, path: typeof place === "number" ? [first, place, ...rest] : [first] };
  });
}
