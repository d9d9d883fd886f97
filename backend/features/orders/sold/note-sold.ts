import type { Query } from "../../../db/database";
import { sales } from "../../../db/tables/orders";
import type { ItemRow } from "../states/types";

/** How many pieces of an item were sold; less than zero where they come back. */
export interface Sold {
  item: Pick<ItemRow, "productCode">;
  pieces: number;
}

/** Notes what was sold, for the next count (`countSold`): a row that nobody else waits for. */
export async function noteSold(q: Query, sold: readonly Sold[]): Promise<void> {
  const rows = sold.flatMap(({ item: { productCode }, pieces }) =>
    productCode === null ? [] : { productCode, pieces },
  );
  if (rows.length > 0) await q.insert(sales).values(rows);
}
