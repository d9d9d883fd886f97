import { and, asc, count, desc, eq, gt, max, type SQL } from "drizzle-orm";
import { getTableConfig } from "drizzle-orm/pg-core";
import type { CrudItem, CrudListAnswer, TableHeader } from "../../contract/crud";
import type { Database, Query } from "../../db/database";
import { listTotals } from "../../db/tables/list-totals";
import { offeredCurrencies } from "../languages/offered-currencies";
import { type CrudColumn, columnOf, idOf, type OpenList } from "./crud-list";
import { nameRelated } from "./name-related";
import { columnsByField, readItem } from "./read-item";
import { beforeMarker, type ListQuery, narrowing, scopeOf } from "./read-query";
import type { RelatedRow } from "./relation";
import { isLocked } from "./validate-item";

/** A page of a list with its headers and total (R-API-20); past the end it is empty. The newest rows come first. */
export function readList(
  database: Database,
  open: OpenList,
  query: ListQuery,
): Promise<CrudListAnswer> {
  return database.run(async (q) => {
    const narrowed = narrowing(open, query);
    const total = await countRows(q, open, query, narrowed);
    const rows = and(scopeOf(open), beforeMarker(open, query), narrowed);
    const data = await readPage(q, open, { query, total, rows });
    const t = query.marker ?? (await newest(q, open));
    return {
      headers: headersOf(open, await nameRelated(q, open.list, data)),
      data,
      total,
      can: open.can,
      ...(t != null && { t: String(t) }),
    };
  });
}

interface Page {
  query: ListQuery;
  total: number;
  rows: SQL | undefined;
}

/**
 * The rows are found from the nearer end of the list, so that the last pages cost what the first ones do, and
 * by the sort's index alone; only the ten that are shown are fetched from the table.
 */
async function readPage(q: Query, { list }: OpenList, page: Page): Promise<CrudItem[]> {
  const { start, amount, isBackwards } = nearerEnd(page.query, page.total);
  if (amount <= 0) return [];
  const { sort } = page.query;
  const column = sort && list.columns[sort.column];
  const id = idOf(list);
  const keys = column ? [columnOf(list, column.field), id] : [id];
  const isDescending = sort ? sort.descending : true;
  const ordered = (descending: boolean) => keys.map((key) => (descending ? desc(key) : asc(key)));
  const found = q
    .select({ found: id })
    .from(list.table)
    .where(page.rows)
    .orderBy(...ordered(isDescending !== isBackwards))
    .limit(amount)
    .offset(start)
    .as("page");
  const items = await q
    .select(columnsByField(list))
    .from(found)
    .innerJoin(list.table, eq(id, found.found))
    .orderBy(...ordered(isDescending));
  return items.map(readItem);
}

/** Where a page begins, counted from the end that is nearer to it. */
export function nearerEnd({ page, perPage }: Pick<ListQuery, "page" | "perPage">, total: number) {
  const before = (page - 1) * perPage;
  const amount = Math.min(perPage, total - before);
  const after = total - before - amount;
  const isBackwards = after < before;
  return { start: isBackwards ? after : before, amount, isBackwards };
}

async function newest(q: Query, open: OpenList): Promise<string | number | null> {
  const [row] = await q
    .select({ id: max(idOf(open.list)) })
    .from(open.list.table)
    .where(scopeOf(open));
  return (row?.id as string | number | null | undefined) ?? null;
}

/** The list's name among the kept totals, as its table's triggers write it. */
const totalOf = ({ list, scope }: OpenList) => `${getTableConfig(list.table).name}:${scope?.value}`;

/** How many rows the list has; nobody counts them but those of a table that is one short list. */
export async function keptTotal(q: Query, open: OpenList): Promise<number> {
  if (!open.scope) return q.$count(open.list.table);
  const [kept] = await q
    .select({ total: listTotals.total })
    .from(listTotals)
    .where(eq(listTotals.list, totalOf(open)));
  return kept?.total ?? 0;
}

/**
 * How many rows an asked list has. A narrowed one is counted; of the whole list the kept total is taken, less
 * the few that came after the marker.
 */
async function countRows(
  q: Query,
  open: OpenList,
  query: ListQuery,
  narrowed: SQL | undefined,
): Promise<number> {
  const { table } = open.list;
  const scope = scopeOf(open);
  if (narrowed) return countWhere(and(scope, beforeMarker(open, query), narrowed));
  const all = await keptTotal(q, open);
  if (query.marker === undefined) return all;
  return all - (await countWhere(and(scope, gt(idOf(open.list), query.marker))));

  async function countWhere(condition: SQL | undefined): Promise<number> {
    const [counted] = await q.select({ rows: count() }).from(table).where(condition);
    return counted?.rows ?? 0;
  }
}

/**
 * The headers of a list's answer: the id first, which nobody writes and few look at (R-TH-01, C-85). `related` are the rows that the
 * answer's own refer to, by their columns.
 */
function headersOf(open: OpenList, related: Record<string, readonly RelatedRow[]>): TableHeader[] {
  const id: TableHeader = {
    text: "crud.id",
    value: "_id",
    option: { type: "number", formInput: false, tableShow: false, sortable: false },
  };
  const others = Object.entries(open.list.columns).map(
    ([value, column]): TableHeader => ({
      text: column.text,
      value,
      option: {
        ...optionOf(column, isLocked(open, column)),
        ...(related[value] && { choices: related[value].map(asNamed) }),
      },
    }),
  );
  return [id, ...others];
}

const asNamed = (row: RelatedRow) => ({ isName: true, ...row });

/** What a page needs to know of a column; where it stands in the table and who may write it is not among that. */
function optionOf(column: CrudColumn, locked: boolean): TableHeader["option"] {
  const { type, sortable, formInput, tableShow, priority, format, required, min, max } = column;
  const { choices, when, addOnly, hint } = column;
  return {
    type,
    sortable,
    formInput,
    tableShow,
    priority,
    format,
    required,
    min,
    max,
    when,
    addOnly,
    hint,
    ...(choices && { choices: [...choices] }),
    ...(type === "money" && { currencies: [...offeredCurrencies] }),
    ...(locked && { locked }),
  };
}
