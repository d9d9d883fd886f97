import { and, count, eq, gt, inArray, isNull } from "drizzle-orm";
import type { StaffCounts } from "../../contract/staff-admin";
import type { Query } from "../../db/database";
import { orders } from "../../db/tables/orders";
import { guestMessages } from "../../db/tables/pages";
import { productReviews } from "../../db/tables/reviews";
import { staffInvitations } from "../../db/tables/staff";
import { tickets } from "../../db/tables/tickets";
import type { Login } from "../../http/login";
import type { Services } from "../../services";
import { isPermitted } from "./effective-permissions";
import { listMembers } from "./members/list-members";

const orderStates = ["paid", "processing", "payment_review", "return_requested"] as const;
const ticketStates = ["open", "waiting_staff"] as const;

/** How much waits, of what this login may see; null for the rest. */
export function countWaiting(
  { database, clock }: Pick<Services, "database" | "clock">,
  { user, permissions }: Login,
): Promise<StaffCounts> {
  return database.run(async (q) => ({
    orders: isPermitted(permissions, "orders.read") ? await countOrders(q) : null,
    tickets: isPermitted(permissions, "tickets.read") ? await countTickets(q, user.id) : null,
    messages: isPermitted(permissions, "tickets.read")
      ? { new: await q.$count(guestMessages, isNull(guestMessages.doneAt)) }
      : null,
    reviews: isPermitted(permissions, "content.write")
      ? { pending: await q.$count(productReviews, eq(productReviews.status, "pending")) }
      : null,
    members: isPermitted(permissions, "staff.manage")
      ? await countMembers(q, user.id, clock.now())
      : null,
  }));
}

async function countOrders(q: Query) {
  const rows = await q
    .select({ state: orders.state, n: count() })
    .from(orders)
    .where(inArray(orders.state, [...orderStates]))
    .groupBy(orders.state);
  const of = (state: (typeof orderStates)[number]) =>
    rows.find((row) => row.state === state)?.n ?? 0;
  return {
    paid: of("paid"),
    processing: of("processing"),
    payment_review: of("payment_review"),
    return_requested: of("return_requested"),
  };
}

async function countTickets(q: Query, userId: string) {
  const waiting = inArray(tickets.state, [...ticketStates]);
  const rows = await q
    .select({ state: tickets.state, n: count() })
    .from(tickets)
    .where(waiting)
    .groupBy(tickets.state);
  const of = (state: string) => rows.find((row) => row.state === state)?.n ?? 0;
  return {
    open: of("open"),
    waiting_staff: of("waiting_staff"),
    mine: await q.$count(tickets, and(waiting, eq(tickets.assignedTo, userId))),
  };
}

async function countMembers(q: Query, self: string, now: Date) {
  const members = await listMembers(q, self);
  const open = and(
    isNull(staffInvitations.acceptedAt),
    isNull(staffInvitations.revokedAt),
    gt(staffInvitations.expiresAt, now),
  );
  return {
    active: members.filter(({ suspended }) => !suspended).length,
    invited: await q.$count(staffInvitations, open),
  };
}
