import { slugOf } from "../../../features/catalog/slug-of";
import { newId } from "../../../ports/ids";
import type {
  productAttributes,
  productCategories,
  productMedia,
  products,
  productTexts,
} from "../../tables/products";
import type { prices, variantOptions, variants } from "../../tables/variants";
import type { DemoPicture, DemoPictures } from "./demo-picture";
import { lookOf, mainObject, nameLook, nameView } from "./looks";
import type { Both, DemoDepartment, DemoProduct, DemoVariant } from "./shape";
import type { Trees } from "./trees";
import type { Vocabulary } from "./vocabulary";

const dayMs = 86_400_000;
const lowStockAt = 3;

/** Rows of products and of all that hangs on them. */
export interface ProductRows {
  products: (typeof products.$inferInsert)[];
  texts: (typeof productTexts.$inferInsert)[];
  categories: (typeof productCategories.$inferInsert)[];
  facts: (typeof productAttributes.$inferInsert)[];
  pictures: (typeof productMedia.$inferInsert)[];
  variants: (typeof variants.$inferInsert)[];
  choices: (typeof variantOptions.$inferInsert)[];
  prices: (typeof prices.$inferInsert)[];
}

export interface ProductSources {
  vocabulary: Pick<Vocabulary, "brands" | "attributes" | "options">;
  trees: Pick<Trees, "departments" | "categories">;
  pictures: DemoPictures;
  now: Date;
}

export function noProductRows(): ProductRows {
  return {
    products: [],
    texts: [],
    categories: [],
    facts: [],
    pictures: [],
    variants: [],
    choices: [],
    prices: [],
  };
}

/** Adds one product of the demo to the rows. */
export function addProduct(
  rows: ProductRows,
  department: Pick<DemoDepartment, "slug">,
  product: DemoProduct,
  sources: ProductSources,
): void {
  const productId = newId();
  rows.products.push({
    id: productId,
    departmentId: idOf(sources.trees.departments, department.slug),
    brandId: idOf(sources.vocabulary.brands, product.brand),
    publishedAt: new Date(sources.now.getTime() - product.age * dayMs),
    guarantee: product.guarantee ? { ...product.guarantee } : null,
    rating: product.ratingCount > 0 ? product.rating : null,
    ratingCount: product.ratingCount,
    soldCount: product.sold,
  });
  for (const lang of ["en", "fa"] as const) rows.texts.push(textRow(productId, product, lang));
  rows.categories.push({
    productId,
    categoryId: idOf(sources.trees.categories, product.category),
    isPrimary: true,
  });
  addFacts(rows, productId, product, sources.vocabulary);
  const pictureOf = addPictures(rows, productId, product, sources);
  product.variants.forEach((variant, sort) => {
    addVariant(rows, { productId, product, variant, sort }, sources.vocabulary, pictureOf);
  });
}

function textRow(productId: string, product: DemoProduct, lang: keyof Both) {
  return {
    productId,
    lang,
    name: product.name[lang],
    slug: slugOf(product.name[lang]),
    subtitle: product.subtitle[lang],
    summary: product.summary[lang],
    descriptionHtml: product.description[lang].map((text) => `<p>${escapeHtml(text)}</p>`).join(""),
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function addFacts(
  rows: ProductRows,
  productId: string,
  { facts }: DemoProduct,
  { attributes, options }: ProductSources["vocabulary"],
): void {
  for (const [code, fact] of Object.entries(facts)) {
    const attributeId = idOf(attributes, code);
    if (typeof fact === "number") {
      rows.facts.push({ productId, attributeId, optionId: null, number: fact });
      continue;
    }
    const chosen = typeof fact === "boolean" ? (fact ? ["yes"] : []) : [fact].flat();
    for (const option of chosen) {
      const optionId = idOf(options, `${code}.${option}`);
      rows.facts.push({ productId, attributeId, optionId, number: null });
    }
  }
}

/** What the product is seen from: alone in each colour, where it is used, from close by, all colours together. */
function addPictures(
  rows: ProductRows,
  productId: string,
  product: DemoProduct,
  { pictures }: ProductSources,
): (variant: DemoVariant) => string | null {
  const ground = hashOf(product.key);
  const main = mainObject(product);
  const companions = product.companions?.slice(0, 2) ?? [];
  const looks = product.variants.map((variant, place) => {
    const object = lookOf(product, variant);
    if (!object) return null;
    const alt = nameLook(product, variant);
    return pictures.add({ view: "alone", objects: [object], ground: ground + place, alt });
  });
  const views: DemoPicture[] = [
    ...(looks[0] ? [] : [{ view: "alone" as const, objects: [main], ground, alt: product.name }]),
    {
      view: "scene",
      objects: [main, ...(companions.length > 0 ? companions : [main])],
      ground: ground + 5,
      alt: nameView(product, "scene"),
    },
    { view: "close", objects: [main], ground: ground + 9, alt: nameView(product, "close") },
    ...rangeOf(product, ground + 7),
  ];
  const [first, ...others] = [...new Set(looks.filter((id) => id !== null))];
  const shown = [first, ...views.map((view) => pictures.add(view)), ...others];
  [...new Set(shown.filter((id) => id !== undefined))].forEach((mediaId, sort) => {
    rows.pictures.push({ productId, mediaId, sort });
  });
  return (variant) => looks[product.variants.indexOf(variant)] ?? null;
}

/** All colours of a product in one picture, where it has several. */
function rangeOf(product: DemoProduct, ground: number): DemoPicture[] {
  const byColor = new Map(
    product.variants.flatMap((variant) => {
      const look = lookOf(product, variant);
      return look?.color ? [[look.color, look] as const] : [];
    }),
  );
  if (byColor.size < 2) return [];
  return [
    { view: "range", objects: [...byColor.values()], ground, alt: nameView(product, "range") },
  ];
}

interface VariantPlace {
  productId: string;
  product: DemoProduct;
  variant: DemoVariant;
  sort: number;
}

function addVariant(
  rows: ProductRows,
  { productId, product, variant, sort }: VariantPlace,
  { attributes, options }: ProductSources["vocabulary"],
  pictureOf: (variant: DemoVariant) => string | null,
): void {
  const variantId = newId();
  const chosen = Object.entries(variant.options);
  rows.variants.push({
    id: variantId,
    productId,
    sku: [product.key, ...chosen.map(([, option]) => option)].join("-").toUpperCase(),
    stock: variant.stock,
    lowStockAt,
    maxQty: 10,
    mediaId: pictureOf(variant),
    sort,
  });
  for (const [code, option] of chosen) {
    const attributeId = idOf(attributes, code);
    rows.choices.push({ variantId, attributeId, optionId: idOf(options, `${code}.${option}`) });
  }
  rows.prices.push(
    { variantId, currency: "USD", amount: variant.usd, compareAt: variant.usdWas ?? null },
    { variantId, currency: "IRR", amount: variant.irr, compareAt: variant.irrWas ?? null },
  );
}

/** The id that a word of the demo's files stands for; a wrong word is a mistake in those files. */
function idOf(ids: Map<string, number>, word: string): number {
  const id = ids.get(word);
  if (id === undefined) throw new Error(`The demo refers to "${word}", which is not there.`);
  return id;
}

/** A small stable number of a text, so that neighbours in a grid stand on different backgrounds. */
function hashOf(text: string): number {
  let hash = 0;
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return hash;
}
