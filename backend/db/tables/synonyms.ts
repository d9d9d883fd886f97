import { sql } from "drizzle-orm";
import { bigint, boolean, date, index, pgTable, text } from "drizzle-orm/pg-core";
import { languageCodes } from "../../contract/languages";
import { synonymKinds } from "../../contract/synonyms";
import { foldColumn } from "../fold-text";

/** What else a searched word means, by language. Triggers keep the lists' totals (`list_total`). */
export const searchSynonyms = pgTable(
  "search_synonym",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    lang: text("lang", { enum: languageCodes }).notNull(),
    word: text("word").notNull(),
    means: text("means").notNull(),
    kind: text("kind", { enum: synonymKinds }).notNull().default("both"),
    active: boolean("active").notNull().default(true),
    note: text("note"),
    addedOn: date("added_on", { mode: "string" }).notNull().defaultNow(),
  },
  (table) => [
    index("search_synonym_order").on(table.lang, table.id),
    index("search_synonym_word").on(table.lang, table.word, table.id),
    index("search_synonym_means").on(table.lang, table.means, table.id),
    index("search_synonym_added").on(table.lang, table.addedOn, table.id),
    index("search_synonym_word_trigrams").using("gin", sql`${foldColumn(table.word)} gin_trgm_ops`),
    index("search_synonym_means_trigrams").using(
      "gin",
      sql`${foldColumn(table.means)} gin_trgm_ops`,
    ),
    index("search_synonym_note_trigrams").using("gin", sql`${foldColumn(table.note)} gin_trgm_ops`),
  ],
);
