import { eq } from "drizzle-orm";
import type { AskReturn } from "../../../contract/order";
import type { Query } from "../../../db/database";
import { orderItems, returnRequests } from "../../../db/tables/orders";
import { ApiError } from "../../../http/errors";
import type { Services } from "../../../services";
import { findOwnOrder } from "../reading/find-own-order";
import { returnableQty, returnableUntil } from "../reading/returnable";
import { lockOrder } from "../states/lock-order";
import { transitionOrder } from "../states/transition-order";
import type { ItemRow, OrderRow } from "../states/types";

interface Asking {
  userId: string;
  number: string;
  asked: AskReturn;
}

/**
 * Asks to send pieces back; `op_id` becomes the request's id, so that asking twice is one request. Throws
 * `error.not_found`, `order.not_possible` outside of `delivered`, `order.not_returnable` where a piece isn't
 * the order's, is too many or too late.
 */
export async function askReturn(
  services: Pick<Services, "database" | "clock" | "packageName">,
  { userId, number, asked }: Asking,
): Promise<void> {
  const now = services.clock.now();
  await services.database.transaction(async (q) => {
    const order = await lockOrder(q, (await findOwnOrder(q, userId, number)).id);
    if (await isKnown(q, order, asked.op_id)) return;
    if (order.state !== "delivered") throw new ApiError("order.not_possible");
    const items = await q.select().from(orderItems).where(eq(orderItems.orderId, order.id));
    requireReturnable(order, items, asked, now);
    await q
      .insert(returnRequests)
      .values({ id: asked.op_id, orderId: order.id, items: asked.items });
    const by = { actor: "shopper", id: userId } as const;
    await transitionOrder(services, q, { orderId: order.id, step: "request_return", by, now });
  });
}

/** A request of another order under this id is nobody's mistake but a forger's. */
async function isKnown(q: Query, order: OrderRow, opId: string): Promise<boolean> {
  const [known] = await q
    .select({ orderId: returnRequests.orderId })
    .from(returnRequests)
    .where(eq(returnRequests.id, opId));
  if (known && known.orderId !== order.id) throw new ApiError("error.bad_request");
  return known !== undefined;
}

function requireReturnable(
  order: OrderRow,
  items: readonly ItemRow[],
  { items: asked }: AskReturn,
  now: Date,
): void {
  const named = new Set(asked.map(({ item_id }) => item_id));
  const possible = asked.every(({ item_id, qty }) => {
    const item = items.find(({ id }) => id === item_id);
    const until = item && returnableUntil(order, item);
    return item && until && until > now && qty <= returnableQty(item);
  });
  if (!possible || named.size < asked.length) throw new ApiError("order.not_returnable");
}
