import { type AnyPgColumn, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { active, referenceId, sortPlace, texts, timestamps } from "./columns";
import { media } from "./media";

/** A department: the `gen` of the addresses (domain 4.1). */
export const departments = pgTable("genus", {
  id: referenceId(),
  slug: text("slug").notNull().unique(),
  name: texts("name").notNull(),
  description: texts("description"),
  icon: text("icon"),
  mediaId: uuid("media_id").references(() => media.id),
  sort: sortPlace(),
  active: active(),
  ...timestamps,
});

/** A node of a department's category tree. */
export const categories = pgTable(
  "category",
  {
    id: referenceId(),
    departmentId: integer("genus_id")
      .notNull()
      .references(() => departments.id),
    parentId: integer("parent_id").references((): AnyPgColumn => categories.id),
    slug: text("slug").notNull().unique(),
    name: texts("name").notNull(),
    description: texts("description"),
    icon: text("icon"),
    mediaId: uuid("media_id").references(() => media.id),
    sort: sortPlace(),
    active: active(),
    ...timestamps,
  },
  (table) => [index("category_parent").on(table.departmentId, table.parentId)],
);

export const brands = pgTable("brand", {
  id: referenceId(),
  slug: text("slug").notNull().unique(),
  name: texts("name").notNull(),
  mediaId: uuid("media_id").references(() => media.id),
  /** Counts its changes. */
  version: integer("version").notNull().default(1),
  ...timestamps,
});
