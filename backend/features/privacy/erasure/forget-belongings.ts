import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { addresses } from "../../../db/tables/addresses";
import { carts, wishLists } from "../../../db/tables/carts";
import { checkouts } from "../../../db/tables/checkouts";
import { userLinks } from "../../../db/tables/links";
import { messages } from "../../../db/tables/messages";
import { orders } from "../../../db/tables/orders";
import { postComments } from "../../../db/tables/posts";
import { consents } from "../../../db/tables/privacy";
import { pushDevices } from "../../../db/tables/push";
import { productReviews } from "../../../db/tables/reviews";
import { recoveryCodes, secondFactors, staffInvitations } from "../../../db/tables/staff";
import { tickets } from "../../../db/tables/tickets";
import { loginChallenges, sessions, type users } from "../../../db/tables/users";
import { moveVersion } from "../../catalog/refresh/move-version";
import { refreshRating } from "../../reviews/refresh-rating";
import { forgetGuestMessages } from "../own-guest-messages";

/**
 * Removes what is a person's alone. Of consents the lines stay, which prove what was allowed and say nothing of who
 * it was, without the addresses that they came from.
 */
export async function forgetBelongings(q: Query, user: typeof users.$inferSelect): Promise<void> {
  const { id, phone, email } = user;
  const names = [phone, email].filter((name) => name !== null);
  await q.delete(checkouts).where(eq(checkouts.userId, id));
  await q.delete(addresses).where(eq(addresses.userId, id));
  await q.delete(carts).where(eq(carts.userId, id));
  await q.delete(wishLists).where(eq(wishLists.userId, id));
  await forgetComments(q, id);
  await forgetReviews(q, id);
  await q.delete(userLinks).where(eq(userLinks.userId, id));
  await q.delete(secondFactors).where(eq(secondFactors.userId, id));
  await q.delete(recoveryCodes).where(eq(recoveryCodes.userId, id));
  await q.update(consents).set({ ipHash: null }).where(eq(consents.userId, id));
  await q.delete(messages).where(aboutPerson(q, id, names));
  await q.delete(pushDevices).where(eq(pushDevices.userId, id));
  await forgetGuestMessages(q, user);
  await q.delete(sessions).where(eq(sessions.userId, id));
  if (names.length === 0) return;
  await q.delete(loginChallenges).where(inArray(loginChallenges.target, names));
  if (email !== null) await q.delete(staffInvitations).where(eq(staffInvitations.email, email));
}

/** Pages of posts that anybody may have been sent say them, with the name. */
async function forgetComments(q: Query, userId: string): Promise<void> {
  const gone = await q
    .delete(postComments)
    .where(eq(postComments.userId, userId))
    .returning({ status: postComments.status });
  if (gone.some(({ status }) => status === "approved")) await moveVersion(q, false);
}

/** With what the shop answered; the products' stars are counted anew without theirs. */
async function forgetReviews(q: Query, userId: string): Promise<void> {
  const gone = await q
    .delete(productReviews)
    .where(eq(productReviews.userId, userId))
    .returning({ productId: productReviews.productId, status: productReviews.status });
  const counted = gone.filter(({ status }) => status === "approved");
  await refreshRating(
    q,
    counted.map(({ productId }) => productId),
  );
}

/** To the person, or to the staff about an order or a ticket of theirs. */
function aboutPerson(q: Query, userId: string, names: readonly string[]): SQL | undefined {
  const ownOrders = q.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId));
  const ownDevices = q
    .select({ id: sql`${pushDevices.id}::text` })
    .from(pushDevices)
    .where(eq(pushDevices.userId, userId));
  const ownTickets = q
    .select({ code: sql`${tickets.code}::text` })
    .from(tickets)
    .where(eq(tickets.userId, userId));
  return or(
    names.length > 0 ? inArray(messages.target, [...names]) : undefined,
    inArray(messages.orderId, ownOrders),
    inArray(messages.target, ownDevices),
    and(
      sql`${messages.kind} like '%ticket%'`,
      inArray(sql`${messages.params}->>'number'`, ownTickets),
    ),
  );
}
