import { and, asc, desc, eq, max, type SQL } from "drizzle-orm";
import type { CrudItem, CrudListAnswer } from "../../contract/crud";
import type { Database, Query } from "../../db/database";
import { beforeMarker, narrowing, scopeOf } from "./conditions";
import { countRows } from "./count-rows";
import { columnOf, idOf, type OpenList } from "./crud-list";
import { headersOf } from "./headers-of";
import { nameRelated } from "./name-related";
import { columnsByField, readItem } from "./read-item";
import type { ListQuery } from "./read-query";

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
