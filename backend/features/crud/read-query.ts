import { and, Column, eq, inArray, is, lte, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import {
  type AdvancedSearch,
  advancedSearch,
  type ColumnType,
  type CrudQuery,
  type SearchOp,
} from "../../contract/crud";
import { languageCodes } from "../../contract/languages";
import { foldColumn, patternOf } from "../../db/fold-text";
import { ApiError } from "../../http/errors";
import { readNumber } from "../../http/read-number";
import { type CrudColumn, type CrudList, columnOf, idOf, type OpenList, readId } from "./crud-list";

const defaultPerPage = 10;
const maxPerPage = 100;
const maxPages = 100_000_000;
const maxSearch = 200;

interface Sort {
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

type Filter = AdvancedSearch[string];

const opsOf: Record<ColumnType, readonly SearchOp[]> = {
  text: ["has", "eq", "ne", "in"],
  number: ["eq", "ne", "gt", "gte", "lt", "lte", "in"],
  date: ["eq", "ne", "gt", "gte", "lt", "lte"],
  boolean: ["eq", "ne"],
  choice: ["eq", "ne", "in"],
  choices: [],
  money: [],
  moment: [],
  texts: ["has"],
  picture: [],
  relations: [],
};

const signs: Partial<Record<SearchOp, SQL>> = {
  eq: sql`=`,
  ne: sql`<>`,
  gt: sql`>`,
  gte: sql`>=`,
  lt: sql`<`,
  lte: sql`<=`,
};

/** The rows that exist for this caller; undefined for all. */
export const scopeOf = ({ list, scope }: OpenList): SQL | undefined =>
  scope ? eq(columnOf(list, scope.field), scope.value) : undefined;

/** The rows of the scope with these ids; undefined where none of them can be an id. */
export function rowsNamed(open: OpenList, ids: readonly (string | number)[]): SQL | undefined {
  const known = ids.map((id) => readId(open.list, id)).filter((id) => id !== undefined);
  return known.length > 0 ? and(scopeOf(open), inArray(idOf(open.list), known)) : undefined;
}

/** What came after the asker's first page stays out (R-CRUD-03). */
export function beforeMarker({ list }: OpenList, { marker }: ListQuery): SQL | undefined {
  return marker === undefined ? undefined : lte(idOf(list), marker);
}

/** The plain and the advanced search; undefined where neither narrows the list. */
export function narrowing({ list }: OpenList, { search, filters }: ListQuery): SQL | undefined {
  const conditions = Object.entries(filters).map(([name, filter]) => compare(list, name, filter));
  if (search) {
    const pattern = patternOf(search);
    const found = Object.values(list.columns)
      .filter(({ searchable }) => searchable)
      .map((column) => sql`${foldColumn(lettersOf(list, column))} like ${pattern}`);
    conditions.push(or(...found) ?? sql`false`);
  }
  return and(...conditions);
}

function compare(list: CrudList, name: string, filter: Filter): SQL {
  if (name === "_id") {
    const { op, value } = filter;
    if (op !== "eq" && op !== "in") throw new ApiError("error.bad_request");
    const ids = (Array.isArray(value) ? value : [value])
      .filter((id) => typeof id !== "boolean")
      .map((id) => readId(list, id))
      .filter((id) => id !== undefined);
    return ids.length > 0 ? inArray(idOf(list), ids) : sql`false`;
  }
  const known = Object.hasOwn(list.columns, name) ? list.columns[name] : undefined;
  if (!known || !opsOf[known.type].includes(filter.op)) throw new ApiError("error.bad_request");
  if (filter.op === "has") {
    return sql`${foldColumn(lettersOf(list, known))} like ${patternOf(String(filter.value))}`;
  }
  return compareRead(readOf(list, known), known.type, filter);
}

/** What a column's cells show, to be compared. */
function readOf(list: CrudList, { field, expression }: CrudColumn): SQLWrapper {
  return expression ?? columnOf(list, field);
}

/** What a search looks through: a text, or all that is said in any language. */
function lettersOf(list: CrudList, known: CrudColumn): SQLWrapper {
  if (known.type !== "texts") return readOf(list, known);
  const column = columnOf(list, known.field);
  const said = languageCodes.map((code) => sql`${column} ->> ${sql.raw(`'${code}'`)}`);
  return sql`concat_ws(' ', ${sql.join(said, sql`, `)})`;
}

function compareRead(read: SQLWrapper, type: ColumnType, { op, value }: Filter): SQL {
  if (op === "in") {
    if (!Array.isArray(value)) throw new ApiError("error.bad_request");
    const values = value.map((one) => readValue(type, one));
    return values.length > 0 ? inArray(read, values) : sql`false`;
  }
  const sign = signs[op];
  if (!sign || Array.isArray(value)) throw new ApiError("error.bad_request");
  const compared = readValue(type, value);
  return sql`${read} ${sign} ${is(read, Column) ? sql.param(compared, read) : compared}`;
}

/** A compared value in its column's type. */
function readValue(type: ColumnType, value: string | number | boolean): unknown {
  const read = readers[type](String(value).trim());
  if (read === undefined) throw new ApiError("error.bad_request");
  return read;
}

const readers: Record<ColumnType, (text: string) => string | number | boolean | undefined> = {
  text: (text) => text,
  choice: (text) => text,
  number: (text) => {
    const number = readNumber(text);
    return number !== null && number <= 2_147_483_647 ? Math.round(number) : undefined;
  },
  boolean: (text) => ({ true: true, false: false })[text],
  date: readDate,
  choices: () => undefined,
  money: () => undefined,
  moment: () => undefined,
  texts: () => undefined,
  picture: () => undefined,
  relations: () => undefined,
};

/** A day that is in the calendar, as `2026-03-21`. */
export function readDate(text: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const day = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(day.getTime()) || !day.toISOString().startsWith(text) ? undefined : text;
}
