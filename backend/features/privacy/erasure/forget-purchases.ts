import { and, eq, inArray, isNull, lt, ne, type SQL, sql } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { orders, returnRequests } from "../../../db/tables/orders";
import { paymentEvents, payments, sandboxSessions } from "../../../db/tables/payments";
import { users } from "../../../db/tables/users";
import { lockSome, type Purge } from "../../../jobs/purge";

/** An address with nothing in it but its country, which the tax needs. */
const emptied = sql`${orders.address} || ${JSON.stringify({
  recipient_name: "—",
  recipient_phone: "",
  state: null,
  city: null,
  city_text: null,
  zip_code: "",
  street: "—",
  plate: null,
  unit: null,
})}::jsonb`;

/**
 * Takes out of a person's orders what the law doesn't keep: notes, where they were placed from, cards, what was said
 * with the bank, and the address of each that has no invoice. An invoice's party stays until `forgetParties`.
 */
export async function forgetPurchases(q: Query, userId: string): Promise<void> {
  const own = eq(orders.userId, userId);
  const ids = q.select({ id: orders.id }).from(orders).where(own);
  await q.update(orders).set({ note: null, staffNote: null, network: null }).where(own);
  await q
    .update(orders)
    .set({ address: emptied })
    .where(and(own, isNull(orders.invoiceNo)));
  await q
    .update(returnRequests)
    .set({
      items: sql`(select coalesce(jsonb_agg(item || '{"note": null}'), '[]')
        from jsonb_array_elements(${returnRequests.items}) as item)`,
    })
    .where(inArray(returnRequests.orderId, ids));
  const attempts = q
    .select({ id: payments.id })
    .from(payments)
    .where(inArray(payments.orderId, ids));
  await q
    .update(paymentEvents)
    .set({ body: null })
    .where(inArray(paymentEvents.paymentId, attempts));
  const charges = q
    .select({ authority: payments.authority })
    .from(payments)
    .where(inArray(payments.orderId, ids));
  await q
    .update(sandboxSessions)
    .set({ cardPan: null, details: {} })
    .where(inArray(sandboxSessions.authority, charges));
  await q
    .update(payments)
    .set({ cardMask: null, cardHash: null, redirectUrl: null })
    .where(inArray(payments.orderId, ids));
}

/** Empties the parties of erased people's invoices that were issued long ago; the invoices stay (decisions 125). */
export const forgetParties: Purge = async (q, { before, limit }) => {
  const named = and(
    lt(orders.paidAt, before),
    ne(sql`${orders.address}->>'recipient_name'`, "—"),
    inArray(orders.userId, erasedPeople(q)),
  );
  const ids = (await lockSome(q, orders, named, limit)).map(String);
  if (ids.length > 0) {
    await q.update(orders).set({ address: emptied }).where(inArray(orders.id, ids));
  }
  return ids.length;
};

function erasedPeople(q: Query): SQL {
  const erased = q.select({ id: users.id }).from(users).where(eq(users.status, "erased"));
  return sql`${erased}`;
}
