import type { ColumnType } from "#backend/contract/crud";
import { type LanguageCode, languages } from "#backend/contract/languages";
import type { CrudItem, CrudListAnswer, TableHeader } from "~/api/crud.server";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";
import type { CellKind, FilterField, TableRow, TableView } from "~/ui/crud-table/table-view";
import { defaultYears } from "~/ui/date-input/default-years.server";
import { pagesOf } from "./pages-of";
import { type CellWords, printCell } from "./print-cell";
import { nextSort, readFilters, stateFields, type TableState, tablePath } from "./table-state";

/** Rows of a page (R-CONST-20). */
export const rowsPerPage = 10;

/** How many pages a list has; one that is empty has one. */
export const lastPage = (total: number) => Math.max(1, Math.ceil(total / rowsPerPage));

/** A list's answer as its page prints it. `idField` names the rows' id (R-CRUD-02). */
export function toTableView(
  ctx: RequestContext,
  list: CrudListAnswer,
  asked: TableState,
  path: string,
  idField = "_id",
): TableView {
  const state = { ...asked, t: list.t };
  const headers = byPriority(list.headers);
  const { t, lang } = ctx;
  const { number } = formatsFor(lang);
  const narrowed = Boolean(state.search || state.filters);
  const row = rowPrinter(ctx, headers, { list, state, path, idField });
  const last = lastPage(list.total);
  const anew = { ...state, page: 1, t: undefined };
  return {
    path,
    columns: headers.map((header) => column(ctx, header, state, path)),
    rows: list.data.map(row),
    totalText: t("crud.total", { count: list.total, n: number(list.total) }),
    emptyText: narrowed ? t("crud.none_found") : t("crud.empty"),
    search: state.search,
    searchKeeps: stateFields({ ...anew, search: "" }),
    filterKeeps: stateFields({ ...anew, filters: "" }),
    filters: filterFields(ctx, headers, { filters: state.filters, idField }),
    isFiltered: state.filters !== "",
    clearFilters: tablePath(path, { ...anew, filters: "" }),
    state: stateFields(state),
    sortKept: state.sort && stateFields({ sort: state.sort }),
    pages: pagesOf({
      page: state.page,
      last,
      to: (page) => tablePath(path, { ...state, page }),
      print: number,
      label: t("pages.of", { page: number(state.page), last: number(last) }),
    }),
    add: list.can.add ? tablePath(path, state, { new: "1" }) : undefined,
    bulk: [
      ...((list.can.copy ?? list.can.add) ? (["copy"] as const) : []),
      ...(list.can.update ? (["edit"] as const) : []),
      ...(list.can.delete ? (["delete"] as const) : []),
    ],
  };
}

/** Lower priorities first; those without one keep their order behind them (C-85). */
function byPriority(headers: readonly TableHeader[]): TableHeader[] {
  const place = ({ option }: TableHeader) => option.priority ?? Number.MAX_SAFE_INTEGER;
  return [...headers].sort((one, other) => place(one) - place(other));
}

/** `format` names how a cell is printed; the column's type stands for one that is not given. */
function cellKind({ option: { format, type } }: TableHeader): CellKind {
  if (format && format !== "plain") return format;
  if (format === "plain") return "text";
  if (type === "boolean") return "yes_no";
  if (type === "picture") return type;
  return type === "number" || type === "date" || type === "moment" ? type : "text";
}

function column(ctx: RequestContext, header: TableHeader, state: TableState, path: string) {
  const { value, option } = header;
  const text = ctx.translator.say(header.text);
  const { sort } = state;
  const isSorted = sort?.column === value;
  const next = nextSort(sort, value);
  const key = next ? (next.isDescending ? "crud.sort_desc" : "crud.sort_asc") : "crud.sort_none";
  return {
    value,
    text,
    kind: cellKind(header),
    isShown: option.tableShow ?? true,
    sort: option.sortable
      ? {
          to: tablePath(path, { ...state, page: 1, sort: next }),
          label: ctx.t(key, { column: text }),
        }
      : undefined,
    sorted: isSorted ? (sort.isDescending ? "descending" : "ascending") : undefined,
  } as const;
}

interface Printed {
  list: CrudListAnswer;
  state: TableState;
  path: string;
  idField: string;
}

function rowPrinter(ctx: RequestContext, headers: readonly TableHeader[], printed: Printed) {
  const { list, state, path, idField } = printed;
  const print = cellPrinter(ctx, headers);
  return (item: CrudItem): TableRow => {
    const id = String(item[idField]);
    return {
      id,
      name: nameOf(item, headers, id, ctx.lang),
      cells: print(item),
      ...picturesOf(item, headers),
      edit: list.can.update ? tablePath(path, state, { edit: id }) : undefined,
      remove: list.can.delete ? tablePath(path, state, { do: "delete", ids: id }) : undefined,
    };
  };
}

/** How the pictures of an item look, by its columns. */
function picturesOf(item: CrudItem, headers: readonly TableHeader[]): Pick<TableRow, "pictures"> {
  const looks = headers.flatMap(({ value, option }) => {
    const chosen = option.choices?.find((choice) => choice.value === item[value]);
    return chosen?.picture ? [[value, chosen.picture] as const] : [];
  });
  return looks.length > 0 ? { pictures: Object.fromEntries(looks) } : {};
}

/** Prints an item's cells, by the columns' names. */
export function cellPrinter(ctx: RequestContext, headers: readonly TableHeader[]) {
  const formats = formatsFor(ctx.lang);
  const cells = headers.map((header) => ({
    value: header.value,
    kind: cellKind(header),
    words: cellWords(ctx, header),
  }));
  return (item: CrudItem): Record<string, string> =>
    Object.fromEntries(
      cells.map(({ value, kind, words }) => [value, printCell(item[value], kind, formats, words)]),
    );
}

function cellWords({ t, lang, translator }: RequestContext, { option }: TableHeader): CellWords {
  const choices = option.choices?.map(
    ({ value, text, isName }) => [value, isName ? text : translator.say(text)] as const,
  );
  return {
    yes: t("crud.yes"),
    no: t("crud.no"),
    choices: choices && new Map(choices),
    comma: languages[lang].comma,
    lang,
    missing: (code) => t("editors.missing", { language: languages[code].name }),
  };
}

/** What a row is called: its first text, in the reader's language where it is said in several, else its id. */
export function nameOf(
  item: CrudItem,
  headers: readonly TableHeader[],
  id: string,
  lang: LanguageCode,
): string {
  const named = headers.find(
    ({ option: { type = "text" } }) => type === "text" || type === "texts",
  );
  const said = named && item[named.value];
  if (typeof said !== "object" || said === null) return String(said || id);
  const texts = said as Record<string, string>;
  return texts[lang] ?? Object.values(texts)[0] ?? id;
}

const opsOf = {
  text: ["has"],
  number: ["eq", "gte", "lte"],
  date: ["gte", "lte", "eq"],
  choice: ["eq"],
} as const;

/** How a column is asked for; those of the other types can't be compared. */
const filterKinds: Partial<Record<ColumnType, FilterField["kind"]>> = {
  text: "text",
  texts: "text",
  number: "number",
  date: "date",
  boolean: "choice",
  choice: "choice",
};

/** A field of the advanced search for each column but the id's and those that can't be compared. */
function filterFields(
  { t, lang, translator }: RequestContext,
  headers: readonly TableHeader[],
  { filters, idField }: { filters: string; idField: string },
): FilterField[] {
  const shown = readFilters(filters);
  return headers
    .filter(({ value }) => value !== idField)
    .flatMap(({ value, text, option }) => {
      const label = translator.say(text);
      const type = option.type ?? "text";
      const kind = filterKinds[type];
      if (!kind) return [];
      const ops = opsOf[kind];
      const choices =
        type === "boolean"
          ? [
              { value: "true", name: t("crud.yes") },
              { value: "false", name: t("crud.no") },
            ]
          : (option.choices ?? []).map((one) => ({
              value: one.value,
              name: one.isName ? one.text : translator.say(one.text),
            }));
      const filter: FilterField = {
        column: value,
        label,
        kind,
        op: shown[value]?.op ?? ops[0],
        value: shown[value]?.value ?? "",
        ops: ops.map((op) => ({ value: op, text: op === "has" ? "" : t(`crud.op_${op}`) })),
        choices,
        years: kind === "date" ? defaultYears(lang) : undefined,
        opLabel: t("crud.compare", { column: label }),
      };
      return [filter];
    });
}
