import type { Query } from "../../database";
import { attributeOptions, attributes } from "../../tables/attributes";
import { media } from "../../tables/media";
import { brands, categories, departments } from "../../tables/taxonomy";
import { DemoPictures } from "../demo/demo-picture";
import type { ProductSources } from "../demo/product-rows";

/** The keys of a shop that holds the demo's vocabulary, to hang more products on. */
export async function readKeys(q: Query, now: Date): Promise<ProductSources> {
  const attributeRows = await q.select().from(attributes);
  const codeOf = new Map(attributeRows.map(({ id, code }) => [id, code]));
  const optionRows = await q.select().from(attributeOptions);
  const pictureRows = await q.select({ file: media.file, id: media.id }).from(media);
  const bySlug = (rows: { slug: string; id: number }[]) =>
    new Map(rows.map(({ slug, id }) => [slug, id]));
  return {
    vocabulary: {
      brands: bySlug(await q.select().from(brands)),
      attributes: new Map(attributeRows.map(({ code, id }) => [code, id])),
      options: new Map(
        optionRows.map(({ attributeId, code, id }) => [`${codeOf.get(attributeId)}.${code}`, id]),
      ),
    },
    trees: {
      departments: bySlug(await q.select().from(departments)),
      categories: bySlug(await q.select().from(categories)),
    },
    pictures: new DemoPictures(new Map(pictureRows.map(({ file, id }) => [file, id]))),
    now,
  };
}
