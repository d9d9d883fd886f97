import type { Query } from "../../db/database";
import { paymentEvents } from "../../db/tables/payments";
import type { Exchange } from "./gateways/gateway";

export type ExchangeKind = (typeof paymentEvents.$inferInsert)["kind"];

/** Writes down what was said about a payment; what is secret in it has been blotted out by the gateway's adapter. */
export async function noteExchange(
  q: Query,
  paymentId: string,
  kind: ExchangeKind,
  { status, body }: Exchange,
  at?: Date,
): Promise<void> {
  await q.insert(paymentEvents).values({ paymentId, kind, httpStatus: status, body, at });
}
