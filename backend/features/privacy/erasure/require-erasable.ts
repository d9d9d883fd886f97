import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { OrderPaymentStatus, OrderState } from "../../../contract/order";
import type { Query } from "../../../db/database";
import { orders } from "../../../db/tables/orders";
import { payments, refunds } from "../../../db/tables/payments";
import { staffMembers } from "../../../db/tables/staff";
import type { users } from "../../../db/tables/users";
import { ApiError } from "../../../http/errors";
import { received } from "../../payments/received";

/** Something is still owed, by the shop or to it. */
const openStates: readonly OrderState[] = [
  "awaiting_payment",
  "payment_review",
  "paid",
  "processing",
  "partially_shipped",
  "shipped",
  "return_requested",
  "returned",
];
const moving: readonly OrderPaymentStatus[] = ["pending", "review", "cod_due"];

/** Money that is looked into and that its order doesn't need: another payment stands for it, or it is over. */
const isExtra = sql`${payments.status} = 'review'
  and ${received} > coalesce((select sum(gone.amount) from ${refunds} gone
    where gone.payment_id = ${payments.id} and gone.status = 'done'), 0)
  and (${orders.state} = 'canceled' or ${orders.paymentStatus} = 'refunded'
    or exists (select from ${payments} paid
      where paid.order_id = ${orders.id} and paid.status = 'success'))`;

/**
 * Throws `erasure.order_open` and `erasure.money_moving` as long as an order or its money is under way, and
 * `erasure.staff` for who works in the shop: the shop lets them go first.
 */
export async function requireErasable(q: Query, user: typeof users.$inferSelect): Promise<void> {
  const isStaff = await q.$count(staffMembers, eq(staffMembers.userId, user.id));
  if (isStaff > 0 || user.permissions.length > 0) throw new ApiError("erasure.staff");
  const own = eq(orders.userId, user.id);
  const [open] = await q
    .select({ number: orders.number })
    .from(orders)
    .where(and(own, inArray(orders.state, openStates)))
    .limit(1);
  if (open) throw new ApiError("erasure.order_open", { params: { number: open.number } });
  const [owed] = await q
    .select({ number: orders.number })
    .from(orders)
    .leftJoin(payments, eq(payments.orderId, orders.id))
    .leftJoin(refunds, eq(refunds.orderId, orders.id))
    .where(
      and(
        own,
        or(
          inArray(orders.paymentStatus, moving),
          sql`${payments.status} in ('created', 'pending')`,
          eq(refunds.status, "pending"),
          isExtra,
        ),
      ),
    )
    .limit(1);
  if (owed) throw new ApiError("erasure.money_moving", { params: { number: owed.number } });
}
