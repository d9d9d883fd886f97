import { and, asc, getTableColumns, gt } from "drizzle-orm";
import type { Database } from "../../../db/database";
import { listings } from "../../../db/tables/listing";
import type { ProductColumns } from "./product-columns";

const pageSize = 2000;

/**
 * Reads the products that have changed since a version (0: all) into the columns; answers their codes. Each page is
 * a read of its own: nobody waits for a database as long as the whole of a large catalogue may take.
 */
export async function loadColumns(
  database: Database,
  columns: ProductColumns,
  since: number,
): Promise<number[]> {
  const codes: number[] = [];
  for (let last = 0; ; ) {
    const after = last;
    const rows = await database.run((q) =>
      q
        .select(getTableColumns(listings))
        .from(listings)
        .where(and(gt(listings.version, since), gt(listings.code, after)))
        .orderBy(asc(listings.code))
        .limit(pageSize),
    );
    for (const row of rows) {
      columns.put(row);
      codes.push(row.code);
    }
    last = rows.at(-1)?.code ?? last;
    if (rows.length < pageSize) return codes;
  }
}
