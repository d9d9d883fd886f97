import { sql } from "drizzle-orm";
import type { Query } from "../../db/database";
import { wishItems, wishLists } from "../../db/tables/carts";
import { products } from "../../db/tables/products";
import { pushDevices } from "../../db/tables/push";
import { variants } from "../../db/tables/variants";
import type { Job } from "../../jobs/job";
import type { Services } from "../../services";
import { queuePush } from "./queue-push";

/** Things that are back in one run; the rest comes with the next. */
const atOnce = 500;
const wishListPage = "/user/wish-list";

/** Whether what was put on a list can be bought: its variant, or any of the product's where none was chosen. */
const isThere = sql`exists (
  select 1 from ${variants}
  where ${variants.productId} = ${wishItems.productId}
    and (${wishItems.variantId} is null or ${variants.id} = ${wishItems.variantId})
    and ${variants.active} and ${variants.stock} > ${variants.reserved})`;

/** Lists of users with a device that wants to hear of them. */
const isHeard = sql`${wishItems.listId} in (
  select ${wishLists.id} from ${wishLists}
  join ${pushDevices} on ${pushDevices.userId} = ${wishLists.userId}
  where 'wish-list' = any(${pushDevices.topics}))`;

/**
 * Every five minutes: remembers what of wish lists is sold out, and tells who waited for what is back. One push for each
 * list, however much of it came back; a thing is told of once each time that it was sold out.
 */
export function tellInStock({ database }: Pick<Services, "database">): Job {
  return {
    name: "back-in-stock",
    everyMs: 5 * 60_000,
    run: () =>
      database.transaction(async (q) => {
        for (const userId of await findWaiting(q)) {
          const news = { topic: "wish-list", kind: "wish.in_stock", url: wishListPage } as const;
          await queuePush(q, { userId, ...news });
        }
        await q.execute(sql`
          update ${wishItems} set waits_for_stock = true
          where not ${wishItems.waitsForStock} and ${isHeard} and not ${isThere}`);
      }),
  };
}

/** Whose list has something back on it; from now on those things are waited for no more. */
async function findWaiting(q: Query): Promise<string[]> {
  const rows = await q.execute<{ user_id: string }>(sql`
    with back as (
      update ${wishItems} set waits_for_stock = false
      where (list_id, product_id) in (
        select ${wishItems.listId}, ${wishItems.productId} from ${wishItems}
        join ${products} on ${products.id} = ${wishItems.productId}
        where ${wishItems.waitsForStock} and ${products.status} = 'active' and ${isHeard} and ${isThere}
        limit ${atOnce} for update of ${wishItems} skip locked)
      returning list_id)
    select distinct user_id from ${wishLists} where id in (select list_id from back) and user_id is not null`);
  return [...rows].map(({ user_id }) => user_id);
}
