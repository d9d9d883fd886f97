import { sql } from "drizzle-orm";
import { bigint, boolean, date, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { foldColumn } from "#backend/db/fold-text";
import { moment } from "#backend/db/tables/columns";

/** Lists of the laboratory (decisions 22); each is made when it is first asked for. */
export const labLists = pgTable("lab_list", {
  name: text("name").primaryKey(),
  madeAt: moment("made_at").notNull().defaultNow(),
});

export const labKinds = ["tile", "rug", "copper", "glass", "spice"] as const;

/** The scratch rows of those lists. Triggers keep their totals (`list_total`). */
export const labItems = pgTable(
  "lab_item",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    list: text("list")
      .notNull()
      .references(() => labLists.name, { onDelete: "cascade" }),
    title: text("title").notNull(),
    kind: text("kind", { enum: labKinds }).notNull(),
    amount: integer("amount").notNull(),
    inStock: boolean("in_stock").notNull().default(true),
    note: text("note"),
    madeOn: date("made_on", { mode: "string" }).notNull().defaultNow(),
  },
  (table) => [
    index("lab_item_order").on(table.list, table.id),
    index("lab_item_title").on(table.list, table.title, table.id),
    index("lab_item_amount").on(table.list, table.amount, table.id),
    index("lab_item_made").on(table.list, table.madeOn, table.id),
    index("lab_item_title_trigrams").using("gin", sql`${foldColumn(table.title)} gin_trgm_ops`),
    index("lab_item_note_trigrams").using("gin", sql`${foldColumn(table.note)} gin_trgm_ops`),
  ],
);
