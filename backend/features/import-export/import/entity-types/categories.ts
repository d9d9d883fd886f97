import { and, eq, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { z } from "zod";
import { categories, departments } from "../../../../db/tables/taxonomy";
import { pictureFile, slug, sortPlace, text, texts, yesNo } from "../fields";
import { finding } from "../findings";
import { patchOf } from "../merge-patch";
import type { Finding } from "../problems";
import type { EntityType } from "./entity-type";
import type { ImportContext } from "./import-context";
import { fileOf, mediaIdOf } from "./picture-references";
import { fromTexts, toTexts } from "./texts";
import { upsertRows } from "./upsert";

const record = z.strictObject({
  slug,
  department: slug,
  parent: slug.optional(),
  name: texts(100),
  description: texts(500).default({}),
  icon: text(200).optional(),
  picture: pictureFile.optional(),
  sort: sortPlace,
  active: yesNo.default(true),
});
export type CategoryRecord = z.infer<typeof record>;

const parents = alias(categories, "parent");

export const categoryType: EntityType<CategoryRecord> = {
  name: "categories",
  patch: patchOf(record),
  record,
  keyField: "slug",
  read: async (q, keys) => {
    const rows = await q
      .select({
        row: categories,
        department: departments.slug,
        parent: parents.slug,
        picture: fileOf(categories.mediaId),
      })
      .from(categories)
      .innerJoin(departments, eq(departments.id, categories.departmentId))
      .leftJoin(parents, eq(parents.id, categories.parentId))
      .where(keys && inArray(categories.slug, keys))
      .orderBy(departments.sort, departments.slug, categories.sort, categories.slug);
    return new Map(
      rows.map(({ row, department, parent, picture }) => [
        row.slug,
        {
          slug: row.slug,
          department,
          ...(parent && { parent }),
          name: fromTexts(row.name),
          description: fromTexts(row.description),
          ...(row.icon && { icon: row.icon }),
          ...(picture && { picture }),
          sort: row.sort,
          active: row.active,
        },
      ]),
    );
  },
  check: checkPlace,
  write: async (q, changes) => {
    await upsertRows(
      q,
      categories,
      [categories.slug],
      changes.map(({ after: { picture, department, parent: _, ...rest } }) => ({
        ...rest,
        departmentId: sql`(select ${departments.id} from ${departments} where ${departments.slug} = ${department})`,
        description: toTexts(rest.description),
        icon: rest.icon ?? null,
        mediaId: mediaIdOf(picture),
      })),
    );
    // Afterwards, because a file may name a child before its parent.
    for (const { key, after } of changes) {
      const parentId = after.parent
        ? sql`(select id from ${categories} as parent where parent.slug = ${after.parent})`
        : null;
      await q.update(categories).set({ parentId }).where(eq(categories.slug, key));
    }
  },
  remove: async (q, key) => {
    const hidden = await q
      .update(categories)
      .set({ active: false })
      .where(and(eq(categories.slug, key), eq(categories.active, true)))
      .returning();
    return hidden.length > 0;
  },
};

function checkPlace(category: CategoryRecord, context: ImportContext): Finding[] {
  const { department, parent } = category;
  if (!context.departments.has(department)) {
    return [finding(["department"], "unknown_department", department)];
  }
  if (!parent) return [];
  const above = context.categories.get(parent);
  if (!above) return [finding(["parent"], "unknown_category", parent)];
  if (above.department !== department) {
    return [finding(["parent"], "category_elsewhere", above.department)];
  }
  return isBelowItself(category, context) ? [finding(["parent"], "category_cycle", parent)] : [];
}

function isBelowItself(category: CategoryRecord, context: ImportContext): boolean {
  const passed = new Set([category.slug]);
  for (let parent = category.parent; parent; parent = context.categories.get(parent)?.parent) {
    if (passed.has(parent)) return true;
    passed.add(parent);
  }
  return false;
}
