import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { publicId, timestamps } from "./columns";

/** Addresses that a page once had, and where its readers go now. Paths are decoded, without a slash at the end. */
export const redirects = pgTable(
  "redirect",
  {
    id: publicId(),
    from: text("from_path").notNull().unique(),
    to: text("to_path").notNull(),
    version: integer("version").notNull().default(1),
    ...timestamps,
  },
  (table) => [index("redirect_to").on(table.to)],
);
