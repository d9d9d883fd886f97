import { boolean, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { referenceId, sortPlace, timestamps } from "./columns";

/** What the home page is made of, from the top by `sort`. */
export const homeBlocks = pgTable("home_block", {
  id: referenceId(),
  kind: text("kind").notNull(),
  sort: sortPlace(),
  shown: boolean("shown").notNull().default(true),
  /** As the contract has them for the kind; texts without the languages that nothing is written in. The shop's own words. */
  settings: jsonb("settings").$type<Record<string, unknown>>().notNull().default({}),
  version: integer("version").notNull().default(1),
  ...timestamps,
});
