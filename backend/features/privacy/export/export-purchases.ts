import { asc, desc, eq, inArray } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { groupBy } from "../../../db/group-by";
import { orderItems, orders, returnRequests } from "../../../db/tables/orders";
import { payments } from "../../../db/tables/payments";
import { type ExportRow, maxRows } from "./export-data";
import { said } from "./said";

/** A user's orders with what was bought, paid and sent back. */
export async function exportPurchases(q: Query, userId: string): Promise<{ orders: ExportRow[] }> {
  const placed = await q
    .select()
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.placedAt))
    .limit(maxRows);
  const ids = placed.map(({ id }) => id);
  if (ids.length === 0) return { orders: [] };
  const items = await q
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, ids))
    .orderBy(asc(orderItems.id));
  const attempts = await q
    .select()
    .from(payments)
    .where(inArray(payments.orderId, ids))
    .orderBy(asc(payments.attempt));
  const returned = await q
    .select()
    .from(returnRequests)
    .where(inArray(returnRequests.orderId, ids));
  const itemsOf = groupBy(items, orderOf);
  const paymentsOf = groupBy(attempts, orderOf);
  const returnsOf = groupBy(returned, orderOf);
  return {
    orders: placed.map((order) => ({
      ...said({
        number: order.number,
        placedAt: order.placedAt,
        state: order.state,
        paymentStatus: order.paymentStatus,
        invoiceNo: order.invoiceNo,
        payable: { amount: order.payable, currency: order.currency },
        address: order.address,
        network: order.network,
        note: order.note,
        source: order.source,
        paidAt: order.paidAt,
        deliveredAt: order.deliveredAt,
      }),
      items: (itemsOf.get(order.id) ?? []).map(({ sku, name, qty, total }) =>
        said({ sku, name, qty, total: { amount: total, currency: order.currency } }),
      ),
      payments: (paymentsOf.get(order.id) ?? []).map(
        ({ refId, gateway, status, amount, currency, cardMask, bankRef, createdAt }) =>
          said({
            refId,
            gateway,
            status,
            amount: { amount, currency },
            cardMask,
            bankRef,
            createdAt,
          }),
      ),
      returns: (returnsOf.get(order.id) ?? []).map(({ status, items: back, createdAt }) =>
        said({ status, items: back, createdAt }),
      ),
    })),
  };
}

const orderOf = ({ orderId }: { orderId: string }) => orderId;
