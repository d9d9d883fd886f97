import { currencies } from "#backend/contract/languages";
import type { CrudClient, CrudItem, CrudListAnswer, TableHeader } from "~/api/crud.server";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";
import { asPage } from "~/request/responses.server";
import type { FormField, Item } from "~/ui/form-creator/form-field";
import { valuesIn } from "~/ui/form-creator/related-values";
import { askedColumns, itemFields, partFields, toChoice } from "./item-fields.server";
import { currencyOf } from "./money-control";
import { partName } from "./part-name";
import type { FormIntent, TableForm } from "./table-form";
import { cellPrinter, nameOf } from "./to-table-view.server";

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
