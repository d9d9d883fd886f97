import { type AdvancedSearch, advancedSearch, type CrudQuery } from "../../contract/crud";
import { ApiError } from "../../http/errors";
import { readNumber } from "../../http/read-number";
import { type CrudList, readId } from "./crud-list";

export const defaultPerPage = 10;
const maxPerPage = 100;
const maxPages = 100_000_000;
const maxSearch = 200;

export interface Sort {
  /** On the wire. */
  column: string;
  descending: boolean;
}

/** What a list is asked for, checked against its columns. */
export interface ListQuery {
  page: number;
  perPage: number;
  /** The newest row that the asker's first page knew of. */
  marker: string | number | undefined;
  sort: Sort | undefined;
  search: string;
  filters: AdvancedSearch;
}

/** The query of a list call; a column that can't be sorted or a broken a_search is `error.bad_request`. */
export function readListQuery(list: CrudList, query: CrudQuery): ListQuery {
  return {
    page: within(query.page, 1, maxPages),
    perPage: within(query.per_page, defaultPerPage, maxPerPage),
    marker: query.t ? readId(list, query.t) : undefined,
    sort: readSort(list, query),
    search: (query.search ?? "").trim().slice(0, maxSearch),
    filters: readFilters(query.a_search),
  };
}

/** A whole number from 1 in any digits; what is none is the usual one. */
function within(text: string | undefined, fallback: number, max: number): number {
  const number = Math.floor(readNumber(text) ?? 0);
  return number >= 1 ? Math.min(max, number) : fallback;
}

function readSort(list: CrudList, { asc, desc }: CrudQuery): Sort | undefined {
  const column = asc || desc;
  if (!column) return undefined;
  const known = Object.hasOwn(list.columns, column) && list.columns[column]?.sortable;
  if (!known || (asc && desc)) throw new ApiError("error.bad_request");
  return { column, descending: !asc };
}

function readFilters(text: string | undefined): AdvancedSearch {
  if (!text) return {};
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new ApiError("error.bad_request");
  }
  const parsed = advancedSearch.safeParse(json);
  if (!parsed.success) throw new ApiError("error.bad_request");
  return parsed.data;
}
