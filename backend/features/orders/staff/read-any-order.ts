import { and, asc, eq } from "drizzle-orm";
import type { AdminOrder } from "../../../contract/admin-order";
import type { LanguageCode } from "../../../contract/languages";
import type { Query } from "../../../db/database";
import { orderEvents, orderItems, returnRequests } from "../../../db/tables/orders";
import { refunds } from "../../../db/tables/payments";
import { users } from "../../../db/tables/users";
import { ApiError } from "../../../http/errors";
import type { Services } from "../../../services";
import { readStaffPayments } from "../../payments/read-staff-payments";
import { readLeft } from "../../payments/received";
import { showOrder } from "../reading/read-order";
import type { OrderRow } from "../states/types";
import { findOrder } from "./find-order";
import { nameCustomer } from "./name-customer";
import { nameStaff } from "./name-staff";
import { staffActionsOf } from "./staff-actions";

/** GET admin/orders/{number}: an order as its owner sees it, and what only staff do. Throws `error.not_found`. */
export function readAnyOrder(
  { database, clock }: Pick<Services, "database" | "clock">,
  number: string,
  lang: LanguageCode,
): Promise<AdminOrder> {
  const now = clock.now();
  return database.run(async (q) => {
    const order = await findOrder(q, number);
    const [user] = await q.select().from(users).where(eq(users.id, order.userId));
    if (!user) throw new ApiError("error.not_found");
    const items = await q.select().from(orderItems).where(eq(orderItems.orderId, order.id));
    return {
      ...(await showOrder(q, order, lang, now)),
      customer: nameCustomer(order, user),
      gateway: order.gateway,
      staff_actions: staffActionsOf(order, items, await readMoney(q, order), now),
      payments: await readStaffPayments(q, order.id),
      log: await readLog(q, order),
      money_back: await readMoneyBack(q, order),
    };
  });
}

async function readMoney(q: Query, { id, state }: OrderRow) {
  const returnPaid = state === "returned" && (await isReturnPaid(q, id));
  return { left: await readLeft(q, id), returnPaid };
}

async function isReturnPaid(q: Query, orderId: string): Promise<boolean> {
  const [found] = await q
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(returnRequests, eq(returnRequests.id, refunds.returnRequestId))
    .where(
      and(
        eq(refunds.orderId, orderId),
        eq(refunds.status, "pending"),
        eq(returnRequests.status, "received"),
      ),
    )
    .limit(1);
  return found !== undefined;
}

async function readLog(q: Query, { id }: OrderRow): Promise<AdminOrder["log"]> {
  const rows = await q
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, id))
    .orderBy(asc(orderEvents.seq));
  const byStaff = rows.flatMap(({ actor, actorId }) => (actor === "staff" ? actorId : null));
  const names = await nameStaff(q, byStaff);
  return rows.map(({ fromState, toState, actor, actorId, reason, at }) => ({
    from: fromState,
    to: toState,
    actor,
    by: names.get(actorId) ?? null,
    reason,
    at: at.toISOString(),
  }));
}

async function readMoneyBack(
  q: Query,
  { id, currency }: OrderRow,
): Promise<AdminOrder["money_back"]> {
  const rows = await q
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, id))
    .orderBy(asc(refunds.createdAt));
  const names = await nameStaff(
    q,
    rows.flatMap(({ requestedBy, confirmedBy }) => [requestedBy, confirmedBy]),
  );
  return rows.map(({ id: refundId, amount, method, status, reason, ref, ...row }) => ({
    id: refundId,
    amount: { amount, currency },
    method,
    status,
    reason,
    ref,
    requested_by: names.get(row.requestedBy) ?? null,
    confirmed_by: names.get(row.confirmedBy) ?? null,
  }));
}
