import { and, asc, getTableColumns, gt } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { listings } from "../../../db/tables/listing";
import type { ProductColumns } from "./product-columns";

const pageSize = 2000;

/** Reads the products that have changed since a version (0: all) into the columns; answers their codes. */
export async function loadColumns(
  q: Query,
  columns: ProductColumns,
  since: number,
): Promise<number[]> {
  const codes: number[] = [];
  for (let last = 0; ; ) {
    const rows = await q
      .select(getTableColumns(listings))
      .from(listings)
      .where(and(gt(listings.version, since), gt(listings.code, last)))
      .orderBy(asc(listings.code))
      .limit(pageSize);
    for (const row of rows) {
      columns.put(row);
      codes.push(row.code);
    }
    last = rows.at(-1)?.code ?? last;
    if (rows.length < pageSize) return codes;
  }
}
