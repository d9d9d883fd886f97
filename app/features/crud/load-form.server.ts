import type { CrudChoice } from "#backend/contract/crud";
import { currencies, languageCodes, languages } from "#backend/contract/languages";
import { maxUploadBytes } from "#backend/contract/upload";
import type { CrudClient, CrudItem, CrudListAnswer, TableHeader } from "~/api/crud.server";
import { formatsFor } from "~/i18n/format";
import { unitName } from "~/i18n/money-in-words.server";
import type { RequestContext } from "~/request/context.server";
import { asPage } from "~/request/responses.server";
import { defaultYears } from "~/ui/date-input/default-years.server";
import type { FieldType, FormField, Item } from "~/ui/form-creator/form-field";
import { valuesIn } from "~/ui/form-creator/related-values";
import { writeNumber } from "~/ui/number/write-number";
import { currencyOf } from "./money-control";
import { partName } from "./part-name";
import { cellPrinter, nameOf } from "./print-cell";
import { emptyingName, type FormIntent, type TableForm } from "./table-form";

interface Asked {
  intent: FormIntent;
  ids: string[];
}

const flagOf = {
  add: "add",
  copy: "add",
  change: "update",
  edit: "update",
  delete: "delete",
} as const satisfies Record<FormIntent, keyof CrudListAnswer["can"]>;

/** The form that an address asks for; one that the list's flags forbid is the 403 page (R-CRUD-14). */
export async function loadForm(
  ctx: RequestContext,
  client: CrudClient,
  { intent, ids }: Asked,
  { idField, options }: { idField: string; options?: (column: string) => string },
): Promise<TableForm> {
  const list = await client.list(namedRows(ids, idField)).catch(asPage(ctx));
  if (!list.can[flagOf[intent]]) throw new Response(null, { status: 403 });
  const items = intent === "add" ? [] : list.data;
  const rows = items.map((item) => {
    const id = String(item[idField]);
    return { id, name: nameOf(item, list.headers, id, ctx.lang) };
  });
  const isNew = intent === "add" || intent === "copy";
  const asked = askedColumns(list.headers, { idField, isNew });
  const [first] = items;
  const item = intent === "change" ? first : undefined;
  const fields = await withOptions(ctx, client, { fields: itemFields(ctx, asked), item, options });
  return {
    intent,
    rows,
    ...titles(ctx, intent, rows),
    fields: fieldsFor(ctx, intent, fields),
    values: item && formValues(item),
    locked: item ? lockedCells(ctx, asked, item) : [],
    opened:
      item?._version === undefined
        ? undefined
        : { version: String(item._version), was: nameCells(ctx, asked, item) },
    missing: intent !== "add" && rows.length === 0 ? missing(ctx, ids) : undefined,
  };
}

interface Referring {
  fields: FormField[];
  item: CrudItem | undefined;
  options: ((column: string) => string) | undefined;
}

/** The fields with what those that refer to other rows may refer to: what the item does, and the first of the others. */
function withOptions(
  { translator }: RequestContext,
  client: CrudClient,
  { fields, item, options }: Referring,
): Promise<FormField[]> {
  return Promise.all(
    fields.map(async (field) => {
      if (field.type !== "picture" && field.type !== "relations") return field;
      const { data } = await client.options(field.name, { s: "", v: valuesIn(item?.[field.name]) });
      const choices = data.map((choice) => toChoice(translator, choice));
      return { ...field, choices, options: options?.(field.name) };
    }),
  );
}

/** An item by the names of its form's controls: texts have one for each language, money one for each currency, typed in units as shown. */
function formValues(item: CrudItem): Item {
  const values: Item = {};
  for (const [name, value] of Object.entries(item)) {
    if (typeof value !== "object" || value === null || Array.isArray(value)) values[name] = value;
    else {
      for (const [part, said] of Object.entries(value)) {
        const currency = currencyOf(part);
        values[partName(name, part)] =
          currency && typeof said === "number" ? said / currencies[currency].unit : said;
      }
    }
  }
  return values;
}

/** What a row says, by its columns' names in the reader's language. */
export function nameCells(
  ctx: RequestContext,
  headers: readonly TableHeader[],
  item: CrudItem,
): Record<string, string> {
  const cells = cellPrinter(ctx, headers)(item);
  return Object.fromEntries(
    headers.map(({ value, text }) => [ctx.translator.say(text), cells[value] ?? ""]),
  );
}

function lockedCells(
  ctx: RequestContext,
  headers: readonly TableHeader[],
  item: CrudItem,
): TableForm["locked"] {
  const locked = headers.filter(({ option }) => option.locked);
  return Object.entries(nameCells(ctx, locked, item)).map(([name, now]) => ({ name, now }));
}

function fieldsFor(ctx: RequestContext, intent: FormIntent, fields: FormField[]): FormField[] {
  if (intent === "delete") return [];
  return intent === "edit" || intent === "copy" ? partFields(ctx, fields) : fields;
}

/** The query of the rows with these ids. */
export const namedRows = (ids: readonly string[], idField: string) => ({
  per_page: "100",
  a_search: JSON.stringify({ [idField]: { op: "in", value: ids } }),
});

const missing = ({ t }: RequestContext, ids: readonly string[]) =>
  ids.length > 0 ? t("crud.gone") : t("crud.none_checked");

function titles({ t, lang }: RequestContext, intent: FormIntent, rows: TableForm["rows"]) {
  const count = rows.length;
  const n = formatsFor(lang).number(count);
  const name = rows[0]?.name ?? "";
  switch (intent) {
    case "add":
      return { title: t("crud.add_title") };
    case "change":
      return { title: t("crud.edit_title", { name }) };
    case "copy":
      return { title: t("crud.copy_title", { count, n }), text: t("crud.as_it_is") };
    case "edit":
      return { title: t("crud.edit_many_title", { count, n }), text: t("crud.as_it_is") };
    case "delete":
      return { title: t("crud.remove_title", { count, n }), text: t("crud.remove_text") };
  }
}

const fieldTypes = {
  text: "text",
  number: "number",
  boolean: "checkbox",
  choice: "select",
  choices: "choices",
  relations: "relations",
  picture: "picture",
} as const satisfies Record<string, FieldType>;

/** Texts of more than a line get a box of lines. */
const maxLine = 120;

/** The columns that a form asks for (R-CRUD-10): all but those that nobody writes, as the id (C-85), and some in new rows alone. */
export function askedColumns(
  headers: readonly TableHeader[],
  { idField, isNew }: { idField: string; isNew: boolean },
): TableHeader[] {
  return headers.filter(
    ({ value, option }) => (option.formInput ?? value !== idField) && (isNew || !option.addOnly),
  );
}

/** The form that is made of a list's headers; what is for others of the staff to write is none of its fields. */
function itemFields(ctx: RequestContext, headers: readonly TableHeader[]): FormField[] {
  return headers
    .filter(({ option }) => !option.locked)
    .flatMap((header) => {
      if (header.option.type === "money") return moneyFields(ctx, header);
      return header.option.type === "texts" ? textFields(ctx, header) : [fieldOf(ctx, header)];
    });
}

/** A field for each language, side by side. */
function textFields({ translator }: RequestContext, { value, text, option }: TableHeader) {
  return languageCodes.map((lang): FormField => {
    const { name, code } = languages[lang];
    return {
      name: partName(value, code),
      label: `${translator.say(text)} (${name})`,
      type: "text",
      lang: code,
      rules: option.max === undefined ? [] : [["max_len", option.max]],
    };
  });
}

/** A field for each currency, whose label says what is counted. */
function moneyFields(
  { lang, translator }: RequestContext,
  { value, text, option }: TableHeader,
): FormField[] {
  const { currencies = [], when } = option;
  return currencies.map((currency) => ({
    name: partName(value, currency),
    label: `${translator.say(text)} (${unitName(currency, lang)})`,
    type: "number",
    conditions: conditionsOf(when),
  }));
}

const conditionsOf = (when: TableHeader["option"]["when"]) =>
  when && [{ field: when.column, operator: "===", value: when.is }];

function fieldOf(
  { lang, t, translator }: RequestContext,
  { value, text, option }: TableHeader,
): FormField {
  const { type = "text", required, min, max, choices, when } = option;
  const hint = option.hint && translator.say(option.hint);
  const label = translator.say(text);
  const told = { name: value, label, required, conditions: conditionsOf(when) };
  if (type === "date" || type === "moment") return { ...told, type, years: defaultYears(lang) };
  if (type === "money" || type === "texts") throw new Error(`${value} is asked for in parts`);
  const isLong = type === "text" && max !== undefined && max > maxLine;
  return {
    ...told,
    type: isLong ? "textarea" : fieldTypes[type],
    required: required && type !== "boolean",
    rules: [
      ...(min === undefined ? [] : [["min", min] as const]),
      ...(max === undefined ? [] : [[type === "number" ? "max" : "max_len", max] as const]),
    ],
    hint:
      type === "picture" ? t("crud.hand_in_hint", { size: writeNumber(lang, maxMegabytes) }) : hint,
    choices: choices?.map((choice) => toChoice(translator, choice)),
  };
}

const maxMegabytes = maxUploadBytes / 1024 / 1024;

/** What may be chosen, in the reader's language. */
export function toChoice(
  translator: RequestContext["translator"],
  { value, text, isName, picture }: CrudChoice,
) {
  return { value, label: isName ? text : translator.say(text), picture };
}

/**
 * The same fields for several rows at once: none is required, and a box can be left as it is (R-CRUD-13). As an
 * empty field changes nothing, a box behind each that may be empty says that it is meant so.
 */
function partFields(ctx: RequestContext, fields: readonly FormField[]): FormField[] {
  return fields.flatMap((field) => {
    if (field.type === "checkbox") return [asChoice(ctx, field)];
    const part = { ...field, required: false, conditions: undefined };
    return field.required ? [part] : [part, emptying(ctx, field)];
  });
}

const asChoice = ({ t }: RequestContext, field: FormField): FormField => ({
  ...field,
  type: "select",
  choices: [
    { value: "true", label: t("crud.yes") },
    { value: "false", label: t("crud.no") },
  ],
});

const emptying = ({ t }: RequestContext, { name, label }: FormField): FormField => ({
  name: emptyingName(name),
  label: t("crud.make_empty", { column: label }),
  type: "checkbox",
});
