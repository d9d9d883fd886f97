import { timingSafeEqual } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { orderItems, orders } from "../../../db/tables/orders";
import { normalizeNumber } from "../../../http/read-number";
import type { Services } from "../../../services";
import { invoiceHash } from "./invoice-hash";

/** Whether the shop wrote an invoice of this number with this hash; no word on whether there is the number. */
export async function checkInvoice(
  { database }: Pick<Services, "database">,
  invoiceNo: string,
  hash: string,
): Promise<boolean> {
  if (!/^[0-9a-f]{64}$/.test(hash)) return false;
  const found = await database.run(async (q) => {
    const [order] = await q
      .select()
      .from(orders)
      .where(eq(orders.invoiceNo, normalizeNumber(invoiceNo)));
    if (!order) return null;
    const items = await q
      .select()
      .from(orderItems)
      .where(eq(orderItems.orderId, order.id))
      .orderBy(asc(orderItems.id));
    return invoiceHash(order, items);
  });
  return found !== null && timingSafeEqual(Buffer.from(found), Buffer.from(hash));
}
