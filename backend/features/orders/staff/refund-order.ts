import { and, desc, eq } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { orderItems, returnRequests } from "../../../db/tables/orders";
import { ApiError } from "../../../http/errors";
import type { Services } from "../../../services";
import { payBack, refundPayment } from "../../payments/refund-payment";
import type { OrderRow } from "../states/types";
import { wasCanceled } from "../states/was-canceled";
import { auditedBy, onOrder, type StaffCall } from "./staff-call";

interface Refunding extends StaffCall {
  opId: string;
  /** Storage units; without it, what came back of the goods, or all of a canceled order. */
  amount?: number | undefined;
  reason?: string | undefined;
}

type RequestRow = typeof returnRequests.$inferSelect;

/**
 * Gives money back; what goes back while a return waits for its money is that return's, once. Where nothing was
 * paid for what came back, the return is settled without. Throws
 * `error.not_found`, `order.not_possible` where nothing says how much, `payment.not_refundable` where less
 * is there.
 */
export async function refundOrder(
  services: Services,
  { opId, amount, reason, ...call }: Refunding,
): Promise<void> {
  const { order, due, returnRequestId } = await onOrder(
    services,
    call,
    async ({ q, order, move }) => {
      const request = await findReceived(q, order);
      const returnRequestId = request?.id;
      const due = amount ?? (request ? await worthOf(q, request) : null);
      if (due === 0 && request) await move("refund", { amount: 0, reason, returnRequestId });
      return { order, due, returnRequestId };
    },
  );
  const by = auditedBy(call);
  if (amount === undefined && wasCanceled(order)) return payBack(services, order.id, by);
  if (due === null) throw new ApiError("order.not_possible");
  if (due === 0) return;
  const wanted = { orderId: order.id, amount: due, reason: reason ?? null, opId, by };
  await refundPayment(services, { ...wanted, returnRequestId });
}

/** What came back and was not settled yet. */
async function findReceived(q: Query, { id, state }: OrderRow): Promise<RequestRow | undefined> {
  if (state !== "returned") return undefined;
  const [request] = await q
    .select()
    .from(returnRequests)
    .where(and(eq(returnRequests.orderId, id), eq(returnRequests.status, "received")))
    .orderBy(desc(returnRequests.createdAt))
    .limit(1);
  return request;
}

/** What the shopper paid for the pieces of a return. */
async function worthOf(q: Query, request: RequestRow): Promise<number> {
  const items = await q.select().from(orderItems).where(eq(orderItems.orderId, request.orderId));
  const paidFor = ({ item_id, qty }: { item_id: string; qty: number }) => {
    const item = items.find((one) => one.id === item_id);
    return item ? Math.floor(((item.total - item.discount) * qty) / item.qty) : 0;
  };
  return request.items.reduce((sum, one) => sum + paidFor(one), 0);
}
