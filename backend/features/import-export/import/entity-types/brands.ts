import { eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { products } from "../../../../db/tables/products";
import { brands } from "../../../../db/tables/taxonomy";
import { pictureFile, slug, texts } from "../fields";
import { patchOf } from "../merge-patch";
import type { EntityType } from "./entity-type";
import { fileOf, mediaIdOf } from "./picture-references";
import { fromTexts } from "./texts";
import { upsertRows } from "./upsert";

const record = z.strictObject({ slug, name: texts(100), picture: pictureFile.optional() });
export type BrandRecord = z.infer<typeof record>;

export const brandType: EntityType<BrandRecord> = {
  name: "brands",
  patch: patchOf(record),
  record,
  keyField: "slug",
  read: async (q, keys) => {
    const rows = await q
      .select({ row: brands, picture: fileOf(brands.mediaId) })
      .from(brands)
      .where(keys && inArray(brands.slug, keys))
      .orderBy(brands.slug);
    return new Map(rows.map(({ row, picture }) => [row.slug, toRecord(row, picture)]));
  },
  write: (q, changes) =>
    upsertRows(
      q,
      brands,
      [brands.slug],
      changes.map(({ after: { picture, ...rest } }) => ({ ...rest, mediaId: mediaIdOf(picture) })),
    ),
  remove: async (q, key) => {
    const unused = sql`not exists (select 1 from ${products} where ${products.brandId} = ${brands.id})`;
    const gone = await q
      .delete(brands)
      .where(sql`${eq(brands.slug, key)} and ${unused}`)
      .returning();
    return gone.length > 0;
  },
};

function toRecord({ slug, name }: typeof brands.$inferSelect, picture: string | null): BrandRecord {
  return { slug, name: fromTexts(name), ...(picture && { picture }) };
}
