import { and, eq, inArray } from "drizzle-orm";
import { z } from "zod";
import { departments } from "../../../../db/tables/taxonomy";
import { pictureFile, slug, sortPlace, text, texts, yesNo } from "../fields";
import { patchOf } from "../merge-patch";
import type { EntityType } from "./entity-type";
import { fileOf, mediaIdOf } from "./picture-references";
import { fromTexts, toTexts } from "./texts";
import { upsertRows } from "./upsert";

const record = z.strictObject({
  slug,
  name: texts(100),
  description: texts(500).default({}),
  icon: text(200).optional(),
  picture: pictureFile.optional(),
  sort: sortPlace,
  active: yesNo.default(true),
});
export type DepartmentRecord = z.infer<typeof record>;

export const departmentType: EntityType<DepartmentRecord> = {
  name: "departments",
  patch: patchOf(record),
  record,
  keyField: "slug",
  read: async (q, keys) => {
    const rows = await q
      .select({ row: departments, picture: fileOf(departments.mediaId) })
      .from(departments)
      .where(keys && inArray(departments.slug, keys))
      .orderBy(departments.sort, departments.slug);
    return new Map(rows.map(({ row, picture }) => [row.slug, toRecord(row, picture)]));
  },
  write: (q, changes) =>
    upsertRows(
      q,
      departments,
      [departments.slug],
      changes.map(({ after: { picture, ...rest } }) => ({
        ...rest,
        description: toTexts(rest.description),
        icon: rest.icon ?? null,
        mediaId: mediaIdOf(picture),
      })),
    ),
  remove: async (q, key) => {
    const hidden = await q
      .update(departments)
      .set({ active: false })
      .where(and(eq(departments.slug, key), eq(departments.active, true)))
      .returning();
    return hidden.length > 0;
  },
};

function toRecord(row: typeof departments.$inferSelect, picture: string | null): DepartmentRecord {
  return {
    slug: row.slug,
    name: fromTexts(row.name),
    description: fromTexts(row.description),
    ...(row.icon && { icon: row.icon }),
    ...(picture && { picture }),
    sort: row.sort,
    active: row.active,
  };
}
