import { and, count, eq, gt, type SQL } from "drizzle-orm";
import { getTableConfig } from "drizzle-orm/pg-core";
import type { Query } from "../../db/database";
import { listTotals } from "../../db/tables/list-totals";
import { beforeMarker, scopeOf } from "./conditions";
import { idOf, type OpenList } from "./crud-list";
import type { ListQuery } from "./read-query";

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
export async function countRows(
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
