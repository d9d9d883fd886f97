import { currencyCodes } from "../../../../contract/languages";
import { coinOf } from "../fields";
import { finding } from "../findings";
import { toStorageUnits } from "../numerals";
import type { Finding } from "../problems";
import type { ImportContext } from "./import-context";
import type { ProductRecord, VariantRecord } from "./product-record";

/** What a product has against the rest of the shop and against itself. */
export function checkProduct(product: ProductRecord, context: ImportContext): Finding[] {
  return [
    ...checkPlaces(product, context),
    ...checkWords(product),
    ...Object.entries(product.variants).flatMap(([sku, variant]) =>
      checkVariant(variant, context).map((found) => ({
        ...found,
        path: ["variants", sku, ...found.path],
      })),
    ),
    ...checkCombinations(product),
  ];
}

function checkPlaces(product: ProductRecord, context: ImportContext): Finding[] {
  const found: Finding[] = [];
  if (!context.departments.has(product.department)) {
    found.push(finding(["department"], "unknown_department", product.department));
  }
  product.categories.forEach((slug, place) => {
    const category = context.categories.get(slug);
    if (!category) found.push(finding(["categories", place], "unknown_category", slug));
    else if (category.department !== product.department) {
      found.push(finding(["categories", place], "category_elsewhere", category.department));
    }
  });
  if (product.brand && !context.brands.has(product.brand)) {
    found.push(finding(["brand"], "unknown_brand", product.brand));
  }
  return found;
}

const wordFields = [
  "slug",
  "subtitle",
  "summary",
  "description",
  "seo_title",
  "seo_description",
] as const;

/** A product has a name in every language in which it says anything, and in one at least. */
function checkWords(product: ProductRecord): Finding[] {
  if (Object.keys(product.name).length === 0) return [finding(["name"], "required")];
  const languages = new Set(wordFields.flatMap((field) => Object.keys(product[field])));
  return [...languages]
    .filter((language) => !Object.hasOwn(product.name, language))
    .map((language) => finding(["name", language], "needs_name", language));
}

/** Nothing is taken out of the stock that an order was promised. */
export function checkStock(
  product: ProductRecord,
  reserved: ReadonlyMap<string, number> | undefined,
): Finding[] {
  return Object.entries(product.variants).flatMap(([sku, { stock }]) => {
    const held = reserved?.get(sku) ?? 0;
    const path = ["variants", sku, "stock"];
    return stock < held ? finding(path, "below_promised", String(held)) : [];
  });
}

function checkVariant(variant: VariantRecord, context: ImportContext): Finding[] {
  const found: Finding[] = [];
  for (const [code, option] of Object.entries(variant.options)) {
    const attribute = context.attributes.get(code);
    if (!attribute) found.push(finding(["options", code], "unknown_attribute", code));
    else if (!Object.hasOwn(attribute.options, option)) {
      found.push(finding(["options", code], "unknown_option", option));
    }
  }
  for (const currency of currencyCodes.map(coinOf)) {
    const struck = variant.compare_at[currency];
    const amount = variant.price[currency];
    if (struck && !(amount && toStorageUnits(struck) > toStorageUnits(amount))) {
      found.push(finding(["compare_at", currency], "struck_not_higher", amount ?? "—"));
    }
  }
  return found;
}

/** A product shows pictures that the shop has, and its variants some of the same. */
export function checkPictures(
  product: ProductRecord,
  known: ReadonlyMap<string, string>,
): Finding[] {
  const own = product.pictures.map((file, place) => ({ file, path: ["pictures", place] }));
  const ofVariants = Object.entries(product.variants).flatMap(([sku, { picture }]) =>
    picture ? { file: picture, path: ["variants", sku, "picture"] } : [],
  );
  return [...own, ...ofVariants]
    .filter(({ file }) => !known.has(file))
    .map(({ file, path }) => finding(path, "unknown_picture", file));
}

/** No two variants on sale may be told apart by nothing. */
function checkCombinations({ variants }: ProductRecord): Finding[] {
  const seen = new Map<string, string>();
  const found: Finding[] = [];
  for (const [sku, { options, active }] of Object.entries(variants)) {
    if (!active) continue;
    const combination = JSON.stringify(Object.entries(options).sort());
    const other = seen.get(combination);
    if (other) found.push(finding(["variants", sku], "same_options", other));
    seen.set(combination, sku);
  }
  return found;
}
