import { sql } from "drizzle-orm";
import type { Services } from "../../../services";
import { refreshListing, refreshShown } from "../../catalog/refresh/refresh-listing";

/** A statement names so many products at most; beyond them all are refreshed. */
const maxNamed = 5000;

/**
 * Adds what was sold since the last count to the products, all at once, so that lists by what sells best follow
 * the orders while cached pages outlive the single sale. Answers how many products moved.
 */
export async function countSold({ database }: Pick<Services, "database">): Promise<number> {
  return database.transaction(async (q) => {
    const moved = await q.execute<{ id: string }>(sql`
      with noted as (delete from sale returning product_code, pieces),
      sums as (
        select product_code, sum(pieces)::int as pieces from noted
        group by product_code having sum(pieces) <> 0
      )
      update product set sold_count = greatest(0, sold_count + sums.pieces)
      from sums where product.code = sums.product_code
      returning product.id`);
    const ids = [...moved].map(({ id }) => id);
    await (ids.length > maxNamed ? refreshListing(q, "all") : refreshShown(q, ids));
    return ids.length;
  });
}
