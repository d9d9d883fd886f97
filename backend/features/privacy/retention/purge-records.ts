/** What is kept to prove something, or to find out what happened, and only for so long. */
import { and, eq, inArray, isNotNull, lt, sql } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { orders } from "../../../db/tables/orders";
import { paymentEvents } from "../../../db/tables/payments";
import { consents } from "../../../db/tables/privacy";
import { auditEntries, staffInvitations } from "../../../db/tables/staff";
import { users } from "../../../db/tables/users";
import { deleteSome, lockSome, type Purge } from "../../../jobs/purge";

/** Takes away invitations of staff that are over, with the names in them. */
export const purgeExpiredInvitations: Purge = (q, { before, limit }) =>
  deleteSome(q, staffInvitations, lt(staffInvitations.expiresAt, before), limit);

/** Takes away what the staff did long ago. */
export const purgeExpiredAudit: Purge = (q, { before, limit }) =>
  deleteSome(q, auditEntries, lt(auditEntries.at, before), limit);

/** Forgets where orders were placed from; the order itself counts as unchanged. */
export const forgetNetworks: Purge = async (q, { before, limit }) => {
  const old = and(isNotNull(orders.network), lt(orders.placedAt, before));
  const ids = (await lockSome(q, orders, old, limit)).map(String);
  if (ids.length > 0) {
    await q
      .update(orders)
      .set({ network: null, updatedAt: sql`${orders.updatedAt}` })
      .where(inArray(orders.id, ids));
  }
  return ids.length;
};

/** Empties what was said with the bank; that it was, when and with what result stays. */
export const forgetGatewayCalls: Purge = async (q, { before, limit }) => {
  const old = q
    .select({ seq: paymentEvents.seq })
    .from(paymentEvents)
    .where(and(isNotNull(paymentEvents.body), lt(paymentEvents.at, before)))
    .limit(limit)
    .for("update", { skipLocked: true });
  const seqs = (await old).map(({ seq }) => seq);
  if (seqs.length > 0) {
    await q.update(paymentEvents).set({ body: null }).where(inArray(paymentEvents.seq, seqs));
  }
  return seqs.length;
};

/** Takes away what people allowed who were erased long ago. */
export const purgeExpiredConsents: Purge = (q, { before, limit }) =>
  deleteSome(q, consents, inArray(consents.userId, erasedPeople(q, before)), limit);

function erasedPeople(q: Query, before: Date) {
  return q
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.status, "erased"), lt(users.erasedAt, before)));
}
