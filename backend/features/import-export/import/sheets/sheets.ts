import { languageCode } from "../../../../contract/i18n";
import { amountColumns, column, json, list, plain, textColumns } from "./column";
import { menuSheet } from "./menu-sheet";
import type { Sheet } from "./sheet";
import { tableSheet } from "./table-sheet";

const products = tableSheet({
  kind: "products",
  marks: ["sku", "code"],
  columns: [
    column("code"),
    column("department"),
    column("categories", "categories", list),
    column("brand"),
    column("status"),
    column("published_at"),
    ...textColumns("name"),
    ...textColumns("slug"),
    ...textColumns("subtitle"),
    ...textColumns("summary"),
    ...textColumns("description"),
    ...textColumns("seo_title"),
    ...textColumns("seo_description"),
    ...textColumns("guarantee"),
    column("return_days"),
    column("pictures", "pictures", list),
  ],
  maps: [{ prefix: "fact.", path: "facts", codec: list }],
  members: {
    field: "variants",
    key: "sku",
    columns: [
      column("sku"),
      ...amountColumns("price"),
      ...amountColumns("compare_at"),
      column("stock"),
      column("low_stock_at"),
      column("max_qty"),
      column("variant_picture", "picture"),
      column("variant_sort", "sort"),
      column("variant_active", "active"),
    ],
    maps: [{ prefix: "option.", path: "options", codec: plain }],
  },
});

const attributes = tableSheet({
  kind: "attributes",
  marks: ["attribute"],
  columns: [
    column("attribute", "code"),
    ...textColumns("name"),
    column("type"),
    ...textColumns("unit"),
    column("is_filter"),
    column("is_variant"),
    column("sort"),
  ],
  members: {
    field: "options",
    key: "option",
    columns: [
      column("option", "code"),
      ...textColumns("option_name", "name"),
      column("swatch"),
      column("option_sort", "sort"),
    ],
  },
});

const translations = tableSheet({
  kind: "translations",
  marks: ["key"],
  columns: [column("key"), ...languageCode.options.map((lang) => column(lang, `text.${lang}`))],
});

const pictures = tableSheet({
  kind: "pictures",
  marks: ["file"],
  columns: [
    column("file"),
    column("source", "source", json),
    column("width"),
    column("height"),
    ...textColumns("alt"),
    column("tint"),
  ],
});

const siteDefault = tableSheet({
  kind: "site_default",
  marks: ["package"],
  columns: [
    column("package"),
    column("version"),
    column("lang"),
    column("rtl"),
    ...languageCode.options.map((lang) => column(`rtl_${lang}`, `langs.${lang}.rtl`)),
    column("fonts"),
    column("meta_tag"),
    column("colors"),
  ],
});

const place = [
  ...textColumns("name"),
  ...textColumns("description"),
  column("icon"),
  column("picture"),
  column("sort"),
  column("active"),
];

const categories = tableSheet({
  kind: "categories",
  marks: ["category"],
  columns: [column("category", "slug"), column("department"), column("parent"), ...place],
});

const brands = tableSheet({
  kind: "brands",
  marks: ["brand"],
  columns: [column("brand", "slug"), ...textColumns("name"), column("picture")],
});

const departments = tableSheet({
  kind: "departments",
  marks: ["department"],
  columns: [column("department", "slug"), ...place],
});

/** Every sheet; a file is the first one of which it has a mark, because later ones' marks stand in earlier ones. */
export const sheets: Sheet[] = [
  products,
  attributes,
  translations,
  menuSheet,
  pictures,
  siteDefault,
  categories,
  brands,
  departments,
];
