import { and, asc, eq } from "drizzle-orm";
import { refunds } from "../../../db/tables/payments";
import { ApiError } from "../../../http/errors";
import type { Services } from "../../../services";
import { confirmRefund } from "../../payments/refund-payment";
import { findOrder } from "./find-order";
import { auditedBy, type StaffCall } from "./staff-call";

interface Confirming extends StaffCall {
  /** Without it, the oldest that waits for the owner's hand. */
  refundId?: string | undefined;
  /** The bank's word for it. */
  ref: string | null;
}

/** The owner has given a refund back by hand. Throws `error.not_found` where none of the order waits for that. */
export async function confirmOwnRefund(
  services: Services,
  { refundId, ref, ...call }: Confirming,
): Promise<void> {
  const found = await services.database.run(async (q) => {
    const { id } = await findOrder(q, call.number);
    const [refund] = await q
      .select({ id: refunds.id })
      .from(refunds)
      .where(
        and(
          eq(refunds.orderId, id),
          eq(refunds.method, "manual"),
          refundId ? eq(refunds.id, refundId) : eq(refunds.status, "pending"),
        ),
      )
      .orderBy(asc(refunds.createdAt))
      .limit(1);
    return refund;
  });
  if (!found) throw new ApiError("error.not_found");
  await confirmRefund(services, found.id, ref, auditedBy(call));
}
