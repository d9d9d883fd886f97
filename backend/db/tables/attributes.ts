import { boolean, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { referenceId, sortPlace, texts, timestamps } from "./columns";

export const attributeTypes = ["select", "multi", "color", "number", "bool"] as const;
export type AttributeType = (typeof attributeTypes)[number];

/** What variants differ in, the listing filters by and the specification table shows. */
export const attributes = pgTable("attribute", {
  id: referenceId(),
  code: text("code").notNull().unique(),
  name: texts("name").notNull(),
  type: text("type", { enum: attributeTypes }).notNull(),
  unit: texts("unit"),
  isFilter: boolean("is_filter").notNull(),
  isVariant: boolean("is_variant").notNull(),
  sort: sortPlace(),
  ...timestamps,
});

/** A `bool` attribute has the single option `yes`, so that it filters like the others. */
export const attributeOptions = pgTable(
  "attribute_option",
  {
    id: referenceId(),
    attributeId: integer("attribute_id")
      .notNull()
      .references(() => attributes.id, { onDelete: "cascade" }),
    code: text("code").notNull(),
    name: texts("name").notNull(),
    /** `#rrggbb`, for colours. */
    swatch: text("swatch"),
    sort: sortPlace(),
    ...timestamps,
  },
  (table) => [
    unique("attribute_option_code").on(table.attributeId, table.code),
    index("attribute_option_sort").on(table.attributeId, table.sort),
  ],
);
