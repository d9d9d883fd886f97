import { asc, eq, getTableColumns } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { attributeOptions, attributes } from "../../../db/tables/attributes";
import { media } from "../../../db/tables/media";
import { brands, categories, departments } from "../../../db/tables/taxonomy";
import { buildReference, type Reference } from "./build-reference";

/** Loads what names and orders the terms: departments, categories, brands, attributes, options. */
export async function loadReference(q: Query): Promise<Reference> {
  const [departmentRows, categoryRows, brandRows, attributeRows, optionRows, mediaRows] =
    await Promise.all([
      q.select().from(departments).orderBy(asc(departments.sort), asc(departments.id)),
      q.select().from(categories).orderBy(asc(categories.sort), asc(categories.id)),
      q.select().from(brands),
      q.select().from(attributes).orderBy(asc(attributes.sort), asc(attributes.id)),
      q
        .select()
        .from(attributeOptions)
        .orderBy(asc(attributeOptions.sort), asc(attributeOptions.id)),
      readTilePictures(q),
    ]);
  return buildReference({
    departmentRows,
    categoryRows,
    brandRows,
    attributeRows,
    optionRows,
    mediaRows,
  });
}

/** The pictures of departments, categories and brands. */
async function readTilePictures(q: Query) {
  const used = q
    .select({ id: departments.mediaId })
    .from(departments)
    .union(q.select({ id: categories.mediaId }).from(categories))
    .union(q.select({ id: brands.mediaId }).from(brands))
    .as("used");
  return q.select(getTableColumns(media)).from(media).innerJoin(used, eq(used.id, media.id));
}
