import { and, count, eq, or, sql } from "drizzle-orm";
import type { CashRefusal } from "../../../contract/checkout";
import type { Query } from "../../../db/database";
import { prepared } from "../../../db/prepared";
import { orders } from "../../../db/tables/orders";
import { users } from "../../../db/tables/users";
import type { HoldingLimits } from "./holding-limits";

interface Asking {
  userId: string;
  /** An order of theirs that does not count: the one that would be paid so. */
  orderId?: string;
}

/**
 * Why a user may not pay at the door, where pieces leave the store before any money: no code has proven their
 * phone, or too many of their orders are still to be paid so. Null where they may.
 */
export async function cashRefusal(
  q: Query,
  { codPerUser }: HoldingLimits,
  { userId, orderId }: Asking,
): Promise<CashRefusal | null> {
  const [[user], [open]] = await Promise.all([
    readPhone(q, { userId }),
    countOpen(q, { userId, orderId: orderId ?? null }),
  ]);
  if (!user?.phone || !user.provenAt) return "phone";
  return (open?.n ?? 0) >= codPerUser ? "open_orders" : null;
}

const readPhone = prepared(["userId"], (q, { userId }) =>
  q
    .select({ phone: users.phone, provenAt: users.phoneVerifiedAt })
    .from(users)
    .where(eq(users.id, userId)),
);

const countOpen = prepared(["userId", "orderId"], (q, { userId, orderId }) => {
  const isDue = eq(orders.paymentStatus, "cod_due");
  const isAboutToBe = and(eq(orders.state, "awaiting_payment"), eq(orders.gateway, "cod"));
  const isAnother = sql`${orders.id} is distinct from ${orderId}::uuid`;
  return q
    .select({ n: count() })
    .from(orders)
    .where(and(eq(orders.userId, userId), isAnother, or(isDue, isAboutToBe)));
});
