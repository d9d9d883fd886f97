import { and, eq } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { orderItems, returnRequests } from "../../../db/tables/orders";
import { ApiError } from "../../../http/errors";
import type { Services } from "../../../services";
import { payBack, refundPayment } from "../../payments/refund-payment";
import type { OrderRow } from "../states/types";
import { onOrder, type StaffCall } from "./staff-call";

interface Refunding extends StaffCall {
  opId: string;
  /** Storage units; without it, what came back of the goods, or all of a canceled order. */
  amount?: number | undefined;
  reason?: string | undefined;
}

/**
 * Gives money back. Where nothing was paid for what came back, the return is settled without. Throws
 * `error.not_found`, `order.not_possible` where nothing says how much, `payment.not_refundable` where less
 * is there.
 */
export async function refundOrder(
  services: Services,
  { opId, amount, reason, ...call }: Refunding,
): Promise<void> {
  const { order, due } = await onOrder(services, call, async ({ q, order, move }) => {
    const due = amount ?? (await amountDue(q, order));
    if (due === 0 && order.state === "returned") await move("refund", { amount: 0, reason });
    return { order, due };
  });
  if (amount === undefined && order.state === "canceled") return payBack(services, order.id);
  if (due === null) throw new ApiError("order.not_possible");
  if (due === 0) return;
  await refundPayment(services, { orderId: order.id, amount: due, reason: reason ?? null, opId });
}

/** What the shopper paid for the pieces that came back and were not settled yet; null without such. */
async function amountDue(q: Query, { id, state }: OrderRow): Promise<number | null> {
  if (state !== "returned") return null;
  const requests = await q
    .select()
    .from(returnRequests)
    .where(and(eq(returnRequests.orderId, id), eq(returnRequests.status, "received")));
  const items = await q.select().from(orderItems).where(eq(orderItems.orderId, id));
  const paidFor = ({ item_id, qty }: { item_id: string; qty: number }) => {
    const item = items.find((one) => one.id === item_id);
    return item ? Math.floor(((item.total - item.discount) * qty) / item.qty) : 0;
  };
  return requests.flatMap((request) => request.items).reduce((sum, one) => sum + paidFor(one), 0);
}
