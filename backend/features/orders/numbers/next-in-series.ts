import { sql } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { numberSeries } from "../../../db/tables/orders";

/**
 * The next number of a series, from 1. Its row stays locked until the transaction ends, and goes back with
 * it: no number is skipped, and none given twice. To be taken last of all locks.
 */
export async function nextInSeries(q: Query, series: string): Promise<number> {
  const [row] = await q
    .insert(numberSeries)
    .values({ series, last: 1 })
    .onConflictDoUpdate({
      target: numberSeries.series,
      set: { last: sql`${numberSeries.last} + 1` },
    })
    .returning({ last: numberSeries.last });
  if (!row) throw new Error(`The series ${series} gave no number.`);
  return row.last;
}
