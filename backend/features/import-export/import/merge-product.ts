import { languageCode } from "../../../contract/i18n";
import { slugOf } from "../../catalog/slug-of";
import { type ProductRecord, productRecord } from "./entity-types/product-record";
import { type Fields, isFields, mergePatch, placeNewMembers } from "./merge-patch";

/** What a product starts from. */
const fresh = { return_days: 7 };

/**
 * A kept product with a patch laid over it. With `prune`, variants that the patch's list doesn't name are
 * taken off sale.
 */
export function mergeProduct(
  kept: ProductRecord | undefined,
  patch: Fields,
  { prune, now }: { prune: boolean; now: Date },
) {
  const base = kept ?? { ...fresh, published_at: now.toISOString() };
  const variants = placeNewMembers(kept?.variants ?? {}, patch.variants);
  const hidden = prune && isFields(variants) ? hideOthers(kept, variants) : {};
  const merged = mergePatch(base, {
    ...patch,
    ...(isFields(variants) && { variants: { ...hidden, ...variants } }),
  });
  const read = productRecord.safeParse(merged);
  return read.success ? { ...read, data: nameAddresses(read.data) } : read;
}

function hideOthers(kept: ProductRecord | undefined, named: Fields): Fields {
  const others = Object.keys(kept?.variants ?? {}).filter((sku) => !Object.hasOwn(named, sku));
  return Object.fromEntries(others.map((sku) => [sku, { active: false }]));
}

/** A product's address has words in every language in which it has a name. */
function nameAddresses(product: ProductRecord): ProductRecord {
  const slug = { ...product.slug };
  for (const language of languageCode.options) {
    const name = product.name[language];
    if (name) slug[language] ??= slugOf(name) || "product";
  }
  return { ...product, slug };
}
