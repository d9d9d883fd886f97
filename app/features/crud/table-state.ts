import type { LanguageCode } from "#backend/contract/languages";
import { withQuery } from "~/sitemap/with-query";
import { dateInForm } from "~/ui/date-input/date-in-form";

/** What a table's address asks for; all of it lives in the query, so that links and Back just work (R-CRUD-01). */
export interface TableState {
  /** From 1. */
  page: number;
  sort?: { column: string; isDescending: boolean };
  search: string;
  /** `a_search` as it is sent: JSON of columns and what they are compared with, or nothing (C-55). */
  filters: string;
  /** The list's marker, which its other pages send back (R-CRUD-03). */
  t?: string;
  /** Parameters of the page's own, which all its links and forms keep. */
  kept?: Record<string, string>;
}

/** The state of an address; dates are in the calendar of `lang`, `own` names the page's own parameters. */
export function readTableState(
  query: URLSearchParams,
  lang: LanguageCode,
  own: readonly string[] = [],
): TableState {
  const ascending = query.get("asc");
  const column = ascending || query.get("desc");
  return {
    page: Math.max(1, Math.floor(Number(query.get("page"))) || 1),
    sort: column ? { column, isDescending: !ascending } : undefined,
    search: (query.get("search") ?? "").trim(),
    filters: query.get("a_search") ?? composeFilters(query, lang),
    t: query.get("t") ?? undefined,
    ...(own.length > 0 && { kept: keptOf(query, own) }),
  };
}

const keptOf = (query: URLSearchParams, own: readonly string[]) =>
  Object.fromEntries(
    own.flatMap((name) =>
      query
        .getAll(name)
        .slice(0, 1)
        .map((value) => [name, value]),
    ),
  );

/**
 * The fields of the advanced search, `f.{column}` compared by `op.{column}`, as `a_search` (R-CRUD-09). A date
 * has a field for each part; half a date asks for nothing.
 */
export function composeFilters(query: URLSearchParams, lang: LanguageCode): string {
  const filters: Record<string, { op: string; value: string }> = {};
  for (const [name, typed] of query) {
    const [, column, part] = /^f\.(\w+?)(\.year)?$/.exec(name) ?? [];
    if (!column) continue;
    const value = part ? dayIn(query, `f.${column}`, lang) : typed.trim();
    if (value) filters[column] = { op: query.get(`op.${column}`) ?? "eq", value };
  }
  return Object.keys(filters).length > 0 ? JSON.stringify(filters) : "";
}

function dayIn(query: URLSearchParams, name: string, lang: LanguageCode): string {
  const { text, refusal } = dateInForm(query, name, lang);
  return refusal ? "" : text;
}

/** One column's part of the advanced search, as its fields show it again. */
export interface ShownFilter {
  op: string;
  value: string;
}

export function readFilters(filters: string): Record<string, ShownFilter> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(filters);
  } catch {
    return {};
  }
  if (!parsed || typeof parsed !== "object") return {};
  return Object.fromEntries(
    Object.entries(parsed).flatMap(([column, filter]) => {
      const { op, value } = (filter ?? {}) as { op?: unknown; value?: unknown };
      return typeof op === "string" && value != null
        ? [[column, { op, value: String(value) }]]
        : [];
    }),
  );
}

/** The state as hidden fields of a form, or as a query; what says nothing is left out. */
export function stateFields(state: Partial<TableState>): Record<string, string> {
  const { page = 1, sort, search, filters, t, kept } = state;
  return {
    ...kept,
    ...(page > 1 && { page: String(page) }),
    ...(sort && { [sort.isDescending ? "desc" : "asc"]: sort.column }),
    ...(search && { search }),
    ...(filters && { a_search: filters }),
    ...(t && { t }),
  };
}

/** Address of a table in a state; `more` opens a form on it. */
export function tablePath(
  path: string,
  state: Partial<TableState>,
  more: Record<string, string> = {},
): string {
  return withQuery(path, new URLSearchParams({ ...stateFields(state), ...more }));
}

/** Where a click on a column's heading leads: none, ascending, descending, none; another column begins anew (R-CRUD-04, R-CRUD-05, C-57). */
export function nextSort(sort: TableState["sort"], column: string): TableState["sort"] {
  if (sort?.column !== column) return { column, isDescending: false };
  return sort.isDescending ? undefined : { column, isDescending: true };
}
