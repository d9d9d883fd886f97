import { z } from "@hono/zod-openapi";
import { currency } from "./catalog";

/**
 * What a column holds: decides its cell, its control in forms and how it may be searched. `choices` are several values of a
 * choice, `money` an amount in each currency, `moment` a time in UTC, `texts` a text in each language, `picture` one of the media
 * library by its id, `relations` rows of another table by what names them.
 */
export const columnTypes = [
  "text",
  "number",
  "boolean",
  "choice",
  "date",
  "choices",
  "money",
  "moment",
  "texts",
  "picture",
  "relations",
] as const;
export type ColumnType = (typeof columnTypes)[number];

/** Named ways to print a cell; never code from the server (R-TH-02). */
export const cellFormats = ["plain", "number", "yes_no", "date"] as const;
export type CellFormat = (typeof cellFormats)[number];

/** What may be chosen: `text` is a translation key, or its name where that is said. */
const choice = z.object({
  value: z.string(),
  text: z.string(),
  isName: z.boolean().optional(),
  /** The address of what it looks like, and its placeholder's palette class. */
  picture: z.object({ url: z.string(), tint: z.number().int() }).optional(),
});

/**
 * The options of a header (R-TH-02, C-85). `tableShow` and `formInput` are true where nothing is said; a
 * lower `priority` stands first. `choices`, `required` and `max` tell a form what the call will ask for.
 */
export const headerOption = z
  .object({
    type: z.enum(columnTypes).optional(),
    sortable: z.boolean().optional(),
    formInput: z.boolean().optional(),
    tableShow: z.boolean().optional(),
    priority: z.number().int().optional(),
    format: z.enum(cellFormats).optional(),
    /** Key of what its field says besides its name. */
    hint: z.string().optional(),
    /** Of a choice; of a picture and of relations those that these rows have, others are found by `{link}/options/{column}`. */
    choices: z.array(choice).optional(),
    /** Of money: which currencies are asked for. */
    currencies: z.array(currency).optional(),
    /** Is asked for while another column has this value. */
    when: z.object({ column: z.string(), is: z.string() }).optional(),
    /** Is written when a row is made, and never again. */
    addOnly: z.boolean().optional(),
    /** Is for others of the staff to write. */
    locked: z.boolean().optional(),
    required: z.boolean().optional(),
    /** The least number. */
    min: z.number().optional(),
    /** Characters of a text, or the greatest number. */
    max: z.number().optional(),
  })
  .openapi("TableHeaderOption");

/** A table's header: `text` is a translation key, `value` names the item's field (R-TH-01). */
export const tableHeader = z
  .object({ text: z.string(), value: z.string(), option: headerOption })
  .openapi("TableHeader");
export type TableHeader = z.infer<typeof tableHeader>;

/** Money is an integer in each currency's storage unit. */
const cell = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.string()),
  z.partialRecord(currency, z.number().int()),
  z.record(z.string(), z.string()),
]);

/** A row by its fields; `_id` names it (R-CRUD-02), `_version` says which state of it this is where the list counts them. */
export const crudItem = z.record(z.string(), cell).openapi("CrudItem");
export type CrudItem = z.infer<typeof crudItem>;

/** What may be done to a list's rows (R-CRUD-14, C-82). */
export const crudCan = z
  .object({
    add: z.boolean(),
    update: z.boolean(),
    delete: z.boolean(),
    /** As `add` where nothing is said. */
    copy: z.boolean().optional(),
  })
  .openapi("CrudCan");
export type CrudCan = z.infer<typeof crudCan>;

/** GET {link} (R-API-20). `t` is sent back with the list's other pages: rows that came later stay out. */
export const crudList = z
  .object({
    headers: z.array(tableHeader),
    data: z.array(crudItem),
    total: z.number().int(),
    t: z.string().optional(),
    can: crudCan,
  })
  .openapi("CrudList");
export type CrudListAnswer = z.infer<typeof crudList>;

const said = z.string().optional();

/** The query of GET {link}; pages begin at 1, `asc` or `desc` names a column (C-55). */
export const crudQuery = z.object({
  page: said,
  per_page: said.describe("10 where nothing is said, 100 at most"),
  t: said.describe("The marker that an earlier answer of this list gave"),
  asc: said,
  desc: said,
  search: said,
  a_search: said.describe("JSON: column to {op, value}"),
});
export type CrudQuery = z.infer<typeof crudQuery>;

/** How a field is compared in an advanced search; which ones a column takes follows from its type. */
export const searchOps = ["eq", "ne", "has", "gt", "gte", "lt", "lte", "in"] as const;
export type SearchOp = (typeof searchOps)[number];

/** The advanced search: a column's name to what it is compared with (C-55). */
export const advancedSearch = z.record(
  z.string(),
  z.strictObject({
    op: z.enum(searchOps),
    value: z.union([
      z.string().max(200),
      z.number(),
      z.boolean(),
      z.array(z.union([z.string().max(200), z.number()])).max(100),
    ]),
  }),
);
export type AdvancedSearch = z.infer<typeof advancedSearch>;

/**
 * POST {link} and PUT {link}/{id}: the item's fields as they were entered. Where rows have a `_version`, a change says which one it was
 * made on; of an older one it is refused (`content.changed`).
 */
export const crudInput = z.record(z.string(), z.unknown()).openapi("CrudInput");

/** The item as it is kept. */
export const crudKept = z.object({ data: crudItem }).openapi("CrudKept");

/** GET {link}/options/{column}?s=: rows that a column may refer to, those that a text finds; their texts are names. */
export const crudOptions = z.object({ data: z.array(choice) }).openapi("CrudOptions");
export type CrudOptions = z.infer<typeof crudOptions>;
export type CrudChoice = z.infer<typeof choice>;

const ids = z
  .array(z.union([z.string().max(40), z.number().int()]))
  .min(1)
  .max(100);

/** POST (copy) and PUT (edit) {link}/mcud: fields that are laid over each row, copies, and the rows (C-55). */
export const bulkInput = z
  .strictObject({
    d: crudInput.default({}),
    c: z.number().int().min(1).max(100).default(1),
    t: z.enum(["copy", "edit"]),
    ids,
  })
  .openapi("CrudBulkInput");
export type BulkInput = z.input<typeof bulkInput>;

/** DELETE {link}/mcud; the ids may stand in the query too, for proxies that drop its body (C-56). */
export const bulkDelete = z.object({ ids }).openapi("CrudBulkDelete");

/** How many rows a call has made, changed or removed. */
export const crudCount = z.object({ count: z.number().int() }).openapi("CrudCount");
