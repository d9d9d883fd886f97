import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import type { MenuEntry } from "../../contract/site";
import { moment, referenceId, sortPlace, texts, timestamps } from "./columns";

/** What a package's storefront starts from (R-ENT, domain 4.3). */
export const siteDefaults = pgTable("site_default", {
  package: text("package").primaryKey(),
  version: text("version").notNull(),
  fonts: text("fonts").notNull().default(""),
  metaTag: text("meta_tag").notNull().default(""),
  /** CSS custom properties, e.g. `--color-accent: #c63;`. */
  colors: text("colors").notNull().default(""),
  langs: jsonb("langs").$type<Record<string, { rtl: boolean }>>().notNull(),
  lang: text("lang").notNull(),
  rtl: boolean("rtl").notNull(),
  ...timestamps,
});

/** A text of the storefront; `auto` marks the ones that were registered as missing. */
export const translations = pgTable(
  "translation",
  {
    package: text("package").notNull(),
    key: text("key").notNull(),
    texts: texts("texts").notNull().default(sql`'{}'::jsonb`),
    /** What the storefront shipped last: where `texts` still equals it, the next release may replace it. */
    shipped: texts("shipped"),
    auto: boolean("auto").notNull().default(false),
    seenCount: integer("seen_count").notNull().default(0),
    ...timestamps,
  },
  (table) => [primaryKey({ columns: [table.package, table.key] })],
);

/** Where a menu entry leads: a named place of the storefront or a path. */
export type MenuTarget = Omit<MenuEntry["to"], "params"> & { params?: Record<string, string> };

export const menuItems = pgTable(
  "menu_item",
  {
    id: referenceId(),
    menu: text("menu").notNull(),
    parentId: integer("parent_id").references((): AnyPgColumn => menuItems.id, {
      onDelete: "cascade",
    }),
    title: texts("title").notNull(),
    icon: text("icon"),
    target: jsonb("target").$type<MenuTarget>().notNull(),
    sort: sortPlace(),
    shown: boolean("shown").notNull().default(true),
    version: integer("version").notNull().default(1),
    ...timestamps,
  },
  (table) => [index("menu_item_menu").on(table.menu, table.sort)],
);

/** Up to when search engines were told of changed pages. */
export const indexMarks = pgTable(
  "index_mark",
  { id: smallint("id").primaryKey().default(1), toldUntil: moment("told_until").notNull() },
  (table) => [check("index_mark_one_row", sql`${table.id} = 1`)],
);
