import { desc, eq } from "drizzle-orm";
import type { StaffPayment } from "../../contract/payment";
import type { Query } from "../../db/database";
import { payments } from "../../db/tables/payments";
import { isUncaptured, type PaymentRow } from "./payment-row";
import { toPayment } from "./read-result";

/** The attempts to pay an order as staff see them, the newest first. */
export async function readStaffPayments(q: Query, orderId: string): Promise<StaffPayment[]> {
  const rows = await q
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(desc(payments.attempt));
  return rows.map((row) => ({
    ...toPayment(row),
    received: receivedOf(row),
    uncaptured: isUncaptured(row),
  }));
}

function receivedOf({ receivedAmount: amount, receivedCurrency: currency }: PaymentRow) {
  return amount === null || currency === null ? null : { amount, currency };
}
