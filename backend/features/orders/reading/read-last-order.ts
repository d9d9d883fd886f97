import { desc, eq } from "drizzle-orm";
import type { GatewayId } from "../../../contract/payment";
import type { Query } from "../../../db/database";
import { prepared } from "../../../db/prepared";
import { orders } from "../../../db/tables/orders";

/** How a user's newest order was to be sent and paid. */
export interface LastOrder {
  shipping: string;
  gateway: GatewayId;
}

export async function readLastOrder(q: Query, userId: string): Promise<LastOrder | undefined> {
  const [last] = await readNewest(q, { userId });
  return last && { shipping: last.shipping.code, gateway: last.gateway };
}

const readNewest = prepared(["userId"], (q, { userId }) =>
  q
    .select({ shipping: orders.shipping, gateway: orders.gateway })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.placedAt))
    .limit(1),
);
