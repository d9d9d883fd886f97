import type { ColumnType, CrudQuery } from "#backend/contract/crud";
import type { CrudClient, CrudItem, CrudListAnswer, TableHeader } from "~/api/crud.server";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";
import { asNothing, redirectTo } from "~/request/responses.server";
import type { FilterField, TableRow, TableView } from "~/ui/crud-table/table-view";
import { defaultYears } from "~/ui/date-input/default-years.server";
import { loadForm } from "./load-form.server";
import { pagesOf } from "./pages-of";
import { cellKind, cellPrinter, nameOf } from "./print-cell";
import { readFormAddress, type TableForm } from "./table-form";
import {
  nextSort,
  readFilters,
  readTableState,
  stateFields,
  type TableState,
  tablePath,
} from "./table-state";

export interface LoadedTable {
  /** Null where the list could not be loaded (R-CRUD-15). */
  table: TableView | null;
  /** The form or question over it, if its address opens one. */
  form: TableForm | null;
}

interface Source {
  request: Request;
  client: CrudClient;
  /** What a row is named by (R-CRUD-02). */
  idField?: string;
  /** Where the browser finds what a column may refer to. */
  options?: (column: string) => string;
  /** Parameters of the page's own that its links keep. */
  own?: readonly string[];
}

/**
 * A table's page by its address. A list that can't be loaded is no failure of the page: it says so and stays
 * 200 (R-CRUD-15). A page behind the last one leads to the last.
 */
export async function loadTable(
  ctx: RequestContext,
  { request, client, idField = "_id", options, own }: Source,
): Promise<LoadedTable> {
  const { pathname, searchParams } = new URL(request.url);
  const state = readTableState(searchParams, ctx.lang, own);
  const asked = readFormAddress(searchParams);
  const list = await client.list(listQuery(state)).catch(asNothing(ctx));
  if (!list) return { table: null, form: null };
  const last = lastPage(list.total);
  if (state.page > last)
    throw redirectTo(ctx, tablePath(pathname, { ...state, page: last }), { status: 302 });
  const form = asked ? await loadForm(ctx, client, asked, { idField, options }) : null;
  return { table: toTableView(ctx, list, state, pathname, idField), form };
}

/** What a table's address asks its list for, to have it elsewhere than in the table. */
export function listQueryOf({ lang }: Pick<RequestContext, "lang">, request: Request): CrudQuery {
  return listQuery(readTableState(new URL(request.url).searchParams, lang));
}

const listQuery = ({ page, sort, search, filters, t }: TableState) => ({
  page: String(page),
  per_page: String(rowsPerPage),
  t,
  asc: sort && !sort.isDescending ? sort.column : undefined,
  desc: sort?.isDescending ? sort.column : undefined,
  search: search || undefined,
  a_search: filters || undefined,
});

/** Rows of a page (R-CONST-20). */
const rowsPerPage = 10;

/** How many pages a list has; one that is empty has one. */
const lastPage = (total: number) => Math.max(1, Math.ceil(total / rowsPerPage));

/** A list's answer as its page prints it. `idField` names the rows' id (R-CRUD-02). */
function toTableView(
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
