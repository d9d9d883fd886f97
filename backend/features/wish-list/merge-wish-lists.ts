import { eq, sql } from "drizzle-orm";
import type { Query } from "../../db/database";
import { wishItems, wishLists } from "../../db/tables/carts";
import { ensureWishList, lockWishList } from "./wish-lists";

/** Takes a visitor's wish list over into the user's; what both have stays as the user had it (decisions 10). */
export async function mergeWishLists(
  q: Query,
  { userId, tokenHash, now }: { userId: string; tokenHash: string; now: Date },
): Promise<void> {
  const guest = await lockWishList(q, { tokenHash });
  if (!guest) return;
  const own = await ensureWishList(q, { userId }, now);
  await q.execute(sql`
    insert into ${wishItems}
      (list_id, product_id, variant_id, seen_amount, seen_currency, seen_in_stock, added_at)
    select ${own.id}, product_id, variant_id, seen_amount, seen_currency, seen_in_stock, added_at
    from ${wishItems} where list_id = ${guest.id}
    on conflict do nothing`);
  await q.delete(wishLists).where(eq(wishLists.id, guest.id));
}
