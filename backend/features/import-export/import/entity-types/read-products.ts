import { desc, eq, inArray, type SQL } from "drizzle-orm";
import type { Query } from "../../../../db/database";
import { attributeOptions, attributes } from "../../../../db/tables/attributes";
import { media } from "../../../../db/tables/media";
import {
  productAttributes,
  productCategories,
  productMedia,
  products,
  productTexts,
} from "../../../../db/tables/products";
import { brands, categories, departments } from "../../../../db/tables/taxonomy";
import { groupRows } from "./group-rows";
import type { ProductRecord } from "./product-record";
import { readVariants } from "./read-variants";
import { fromTexts } from "./texts";

/** A product with the keys of its rows, which files don't have. */
export interface KeptProduct {
  id: string;
  variantIds: Map<string, string>;
  /** Pieces that orders hold, by SKU. */
  reserved: Map<string, number>;
  record: ProductRecord & { code: number };
}

/** Products with everything that belongs to them, by code; as many statements however many products. */
export async function readProducts(q: Query, codes: number[]): Promise<Map<number, KeptProduct>> {
  if (codes.length === 0) return new Map();
  const heads = await readHeads(q, inArray(products.code, codes));
  const ids = heads.map(({ row }) => row.id);
  const words = groupRows(
    await q.select().from(productTexts).where(inArray(productTexts.productId, ids)),
    (row) => row.productId,
  );
  const places = groupRows(await readPlaces(q, ids), (row) => row.productId);
  const facts = groupRows(await readFacts(q, ids), (row) => row.productId);
  const pictures = groupRows(await readPictures(q, ids), (row) => row.productId);
  const offers = groupRows(await readVariants(q, ids), (row) => row.productId);
  return new Map(
    heads.map(({ row, department, brand }) => {
      const offered = offers.get(row.id) ?? [];
      const record = {
        code: row.code,
        department,
        categories: (places.get(row.id) ?? []).map(({ slug }) => slug),
        ...(brand && { brand }),
        status: row.status,
        published_at: row.publishedAt.toISOString(),
        ...wordsOf(words.get(row.id) ?? []),
        guarantee: fromTexts(row.guarantee),
        ...(row.returnDays !== null && { return_days: row.returnDays }),
        facts: factsOf(facts.get(row.id) ?? []),
        pictures: (pictures.get(row.id) ?? []).map(({ file }) => file),
        variants: Object.fromEntries(offered.map(({ sku, record }) => [sku, record])),
      };
      const variantIds = new Map(offered.map(({ sku, id }) => [sku, id]));
      const reserved = new Map(offered.map(({ sku, reserved: held }) => [sku, held]));
      return [row.code, { id: row.id, variantIds, reserved, record }];
    }),
  );
}

const readHeads = (q: Query, chosen: SQL) =>
  q
    .select({ row: products, department: departments.slug, brand: brands.slug })
    .from(products)
    .innerJoin(departments, eq(departments.id, products.departmentId))
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(chosen)
    .orderBy(products.code);

const readPlaces = (q: Query, ids: string[]) =>
  q
    .select({ productId: productCategories.productId, slug: categories.slug })
    .from(productCategories)
    .innerJoin(categories, eq(categories.id, productCategories.categoryId))
    .where(inArray(productCategories.productId, ids))
    .orderBy(desc(productCategories.isPrimary), categories.slug);

const readFacts = (q: Query, ids: string[]) =>
  q
    .select({
      productId: productAttributes.productId,
      attribute: attributes.code,
      option: attributeOptions.code,
      number: productAttributes.number,
    })
    .from(productAttributes)
    .innerJoin(attributes, eq(attributes.id, productAttributes.attributeId))
    .leftJoin(attributeOptions, eq(attributeOptions.id, productAttributes.optionId))
    .where(inArray(productAttributes.productId, ids))
    .orderBy(attributes.sort, attributes.code);

const readPictures = (q: Query, ids: string[]) =>
  q
    .select({ productId: productMedia.productId, file: media.file })
    .from(productMedia)
    .innerJoin(media, eq(media.id, productMedia.mediaId))
    .where(inArray(productMedia.productId, ids))
    .orderBy(productMedia.sort, media.file);

type Words = Pick<
  ProductRecord,
  "name" | "slug" | "subtitle" | "summary" | "description" | "seo_title" | "seo_description"
>;

function wordsOf(rows: (typeof productTexts.$inferSelect)[]): Words {
  const texts = (pick: (row: typeof productTexts.$inferSelect) => string | null) =>
    fromTexts(Object.fromEntries(rows.map((row) => [row.lang, pick(row) ?? ""])));
  return {
    name: texts((row) => row.name),
    slug: texts((row) => row.slug),
    subtitle: texts((row) => row.subtitle),
    summary: texts((row) => row.summary),
    description: texts((row) => row.descriptionHtml),
    seo_title: texts((row) => row.seoTitle),
    seo_description: texts((row) => row.seoDescription),
  };
}

function factsOf(
  rows: { attribute: string; option: string | null; number: number | null }[],
): ProductRecord["facts"] {
  const groups = groupRows(rows, (row) => row.attribute);
  return Object.fromEntries(
    [...groups].map(([attribute, values]) => [
      attribute,
      values.map(({ option, number }) => option ?? String(number)).sort(),
    ]),
  );
}
