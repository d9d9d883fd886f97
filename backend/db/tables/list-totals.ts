import { bigint, pgTable, text } from "drizzle-orm/pg-core";

/**
 * How many rows a long list has, `{table}:{scope}`, so that nobody counts a million of them. The database
 * keeps it itself: the function `keep_list_total` in a table's triggers, whatever statement adds or removes
 * rows. Rows never change their scope. Writers of one list wait for each other until they commit.
 */
export const listTotals = pgTable("list_total", {
  list: text("list").primaryKey(),
  total: bigint("total", { mode: "number" }).notNull(),
});
