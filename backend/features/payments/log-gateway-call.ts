import { and, desc, eq, gt, lt, min, sql } from "drizzle-orm";
import type { Query } from "../../db/database";
import { paymentEvents } from "../../db/tables/payments";
import type { Exchange } from "./gateways/gateway";

export type GatewayCallKind = (typeof paymentEvents.$inferInsert)["kind"];

/** Of one kind and payment: an honest one has some twenty. */
const maxExchanges = 100;

/**
 * Writes down what was said about a payment; what is secret in it has been blotted out by the gateway's adapter.
 * Of a kind that comes again and again the first stays and the newest, so that nobody fills the table by it.
 */
export async function logGatewayCall(
  q: Query,
  paymentId: string,
  kind: GatewayCallKind,
  { status, body }: Exchange,
  at?: Date,
): Promise<void> {
  await q.insert(paymentEvents).values({ paymentId, kind, httpStatus: status, body, at });
  const alike = and(eq(paymentEvents.paymentId, paymentId), eq(paymentEvents.kind, kind));
  const first = q
    .select({ seq: min(paymentEvents.seq) })
    .from(paymentEvents)
    .where(alike);
  const oldestToKeep = q
    .select({ seq: paymentEvents.seq })
    .from(paymentEvents)
    .where(alike)
    .orderBy(desc(paymentEvents.seq))
    .offset(maxExchanges - 2)
    .limit(1);
  await q
    .delete(paymentEvents)
    .where(
      and(
        alike,
        gt(paymentEvents.seq, sql`(${first})`),
        lt(paymentEvents.seq, sql`(${oldestToKeep})`),
      ),
    );
}
