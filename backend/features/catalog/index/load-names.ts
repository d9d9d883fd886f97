import { asc, gt, inArray } from "drizzle-orm";
import type { Database } from "../../../db/database";
import { groupBy } from "../../../db/group-by";
import { cards } from "../../../db/tables/listing";
import type { ProductColumns } from "./product-columns";
import type { ProductNames } from "./product-names";

const pageSize = 2000;
const called = { code: cards.code, lang: cards.lang, name: cards.name };

/** Reads what all products are called, each page by itself as the columns are. */
export async function loadAllNames(
  database: Database,
  columns: ProductColumns,
  names: ProductNames,
): Promise<void> {
  for (let last = 0; ; ) {
    const after = last;
    const codes = await database.run((q) =>
      q
        .selectDistinct({ code: cards.code })
        .from(cards)
        .where(gt(cards.code, after))
        .orderBy(asc(cards.code))
        .limit(pageSize),
    );
    await loadNames(
      database,
      columns,
      names,
      codes.map(({ code }) => code),
    );
    last = codes.at(-1)?.code ?? last;
    if (codes.length < pageSize) return;
  }
}

/** Reads what some products are called now. */
export async function loadNames(
  database: Database,
  columns: ProductColumns,
  names: ProductNames,
  codes: readonly number[],
): Promise<void> {
  if (codes.length === 0) return;
  const rows = await database.run((q) =>
    q
      .select(called)
      .from(cards)
      .where(inArray(cards.code, [...codes]))
      .orderBy(asc(cards.code), asc(cards.lang)),
  );
  for (const [code, own] of groupBy(rows, (row) => row.code)) {
    const docId = columns.docIdOf(code);
    if (docId !== undefined) names.put(docId, own);
  }
}
