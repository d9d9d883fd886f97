import { and, desc, eq, gt, isNull, lt, min, sql } from "drizzle-orm";
import type { Query } from "../../db/database";
import { preparedSql } from "../../db/prepared";
import { orders } from "../../db/tables/orders";
import { paymentEvents, payments } from "../../db/tables/payments";
import { users } from "../../db/tables/users";
import type { Services } from "../../services";
import { lockOrder } from "../orders/states/lock-order";
import { orderExpiry } from "./check-times";
import { describeOrder } from "./describe-order";
import type { Exchange, Gateway, NewPaymentAttempt, StartedAttempt } from "./gateways/gateway";
import { GatewayRefused, GatewayUnreachable } from "./gateways/http-client";
import { lockPayment, type PaymentRow } from "./payment-row";
import { endPayment } from "./settle-payment";

/** What of a payment is needed to start it. */
export type StartingPayment = Pick<
  PaymentRow,
  "id" | "orderId" | "refId" | "gateway" | "amount" | "currency" | "idempotencyKey" | "status"
>;

/** What of an order its gateway is told, and since when it waits. */
export interface PaidOrder {
  number: string;
  placedAt: Date;
  email: string | null;
  phone: string | null;
}

export type Started = Pick<PaymentRow, "refId" | "status" | "redirectUrl">;

/**
 * Asks the gateway for a page and saves where it is; nobody is sent there before that (payments 5.0). One
 * that has its page already, or needs none, is answered as it is; one whose gateway doesn't answer ends as
 * `failed`.
 */
export async function initiatePayment(
  services: Services,
  payment: StartingPayment,
  lang: string,
  known?: PaidOrder,
): Promise<Started> {
  if (payment.status !== "created") return { redirectUrl: null, ...payment };
  const gateway = services.gateways.get(payment.gateway);
  if (!gateway) return giveUp(services, payment);
  try {
    const order = known ?? (await findPaidOrder(services, payment));
    const attempt = await gateway.start(newAttemptFor(services, payment, order, gateway, lang));
    return (
      (await saveAtOnce(services, payment, order, attempt)) ??
      (await saveStarted(services, payment, attempt))
    );
  } catch (error) {
    await logGatewayFailure(services, payment, "request", error);
    return giveUp(services, payment);
  }
}

async function findPaidOrder(
  { database }: Services,
  { orderId }: StartingPayment,
): Promise<PaidOrder> {
  const { number, placedAt } = orders;
  const [order] = await database.run((q) =>
    q
      .select({ number, placedAt, email: users.email, phone: users.phone })
      .from(orders)
      .innerJoin(users, eq(users.id, orders.userId))
      .where(eq(orders.id, orderId)),
  );
  if (!order) throw new Error(`There is no order ${orderId}.`);
  return order;
}

function newAttemptFor(
  { publicUrl, clock }: Services,
  { id, refId, amount, currency, idempotencyKey }: StartingPayment,
  order: PaidOrder,
  gateway: Gateway,
  lang: string,
): NewPaymentAttempt {
  const returnUrl = `${publicUrl}/api/payment/return/${gateway.id}?p=${refId}`;
  return {
    paymentId: id,
    refId,
    order: order.number,
    amount,
    currency,
    description: describeOrder(order.number, lang),
    lang,
    returnUrl,
    cancelUrl: `${returnUrl}&canceled=1`,
    mobile: localMobile(order.phone),
    email: order.email,
    idempotencyKey,
    now: clock.now(),
  };
}

/** An Iranian mobile as gateways there write it; null for any other. */
function localMobile(phone: string | null): string | null {
  const digits = /^\+98(9\d{9})$/.exec(phone ?? "")?.[1];
  return digits ? `0${digits}` : null;
}

/** As `saveStarted`, in one statement; null where the order or the payment has gone on meanwhile. */
async function saveAtOnce(
  { database, clock }: Services,
  { id, orderId, refId }: StartingPayment,
  { placedAt }: PaidOrder,
  { authority, redirectUrl, expiresAt, exchange }: StartedAttempt,
): Promise<Started | null> {
  const until = orderExpiry(expiresAt, { placedAt, now: clock.now() });
  const values = {
    id,
    orderId,
    authority,
    redirectUrl,
    expiresAt: expiresAt.toISOString(),
    until: until.toISOString(),
    status: exchange.status,
    body: JSON.stringify(exchange.body),
  };
  const rows = await database.write((q) => save(q, values));
  return rows.length > 0 ? { refId, status: "pending", redirectUrl } : null;
}

/**
 * The order is found by its id alone: in a shop without statistics yet, PostgreSQL takes the index of states for as good and
 * reads through all that waits.
 */
const save = preparedSql(
  sql`
    with own as (
      select state, expires_at from ${orders} where id = ${sql.placeholder("orderId")} for no key update
    ),
    saved as (
      update ${payments} set status = 'pending', authority = ${sql.placeholder("authority")},
        redirect_url = ${sql.placeholder("redirectUrl")},
        expires_at = ${sql.placeholder("expiresAt")}::timestamptz, updated_at = now()
      from own where own.state = 'awaiting_payment'
        and ${payments.id} = ${sql.placeholder("id")} and status = 'created' and authority is null
      returning ${payments.id}, own.expires_at as held_until
    ),
    noted as (
      insert into ${paymentEvents} (payment_id, kind, http_status, body)
      select id, 'request', ${sql.placeholder("status")}::int, ${sql.placeholder("body")}::jsonb from saved
    ),
    held as (
      update ${orders} set expires_at = ${sql.placeholder("until")}::timestamptz, updated_at = now() from saved
      where ${orders.id} = ${sql.placeholder("orderId")}
        and (held_until is null or held_until < ${sql.placeholder("until")}::timestamptz)
    )
    select from saved`,
);

/** The first to save wins: a start that was sent twice leads to one page. */
async function saveStarted(
  { database, clock }: Services,
  { id, orderId }: StartingPayment,
  { authority, redirectUrl, expiresAt, exchange }: StartedAttempt,
): Promise<PaymentRow> {
  return database.transaction(async (q) => {
    const order = await lockOrder(q, orderId);
    await logGatewayCall(q, id, "request", exchange);
    const [saved] = await q
      .update(payments)
      .set({ status: "pending", authority, redirectUrl, expiresAt })
      .where(and(eq(payments.id, id), eq(payments.status, "created"), isNull(payments.authority)))
      .returning();
    if (!saved) return lockPayment(q, id);
    if (order.state !== "awaiting_payment") return endPayment(q, saved, "canceled");
    const until = orderExpiry(expiresAt, { placedAt: order.placedAt, now: clock.now() });
    if (!order.expiresAt || order.expiresAt < until) {
      await q.update(orders).set({ expiresAt: until }).where(eq(orders.id, orderId));
    }
    return saved;
  });
}

async function giveUp(
  { database }: Services,
  { id, orderId }: StartingPayment,
): Promise<PaymentRow> {
  return database.transaction(async (q) => {
    await lockOrder(q, orderId);
    const payment = await lockPayment(q, id);
    return payment.status === "created" ? endPayment(q, payment, "failed") : payment;
  });
}

type GatewayCallKind = (typeof paymentEvents.$inferInsert)["kind"];

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

/** Writes down that a gateway could not be asked; anything else that went wrong goes on to the caller. */
export async function logGatewayFailure(
  { database, log }: Services,
  { id, refId, gateway }: Pick<PaymentRow, "id" | "refId" | "gateway">,
  kind: GatewayCallKind,
  error: unknown,
): Promise<void> {
  if (!(error instanceof GatewayUnreachable || error instanceof GatewayRefused)) throw error;
  await database.run((q) => logGatewayCall(q, id, kind, error.exchange));
  const fields = { err: error, refId, gateway };
  if (error instanceof GatewayRefused) log.error(fields, "the gateway refuses the shop");
  else log.warn(fields, "the gateway did not answer");
}
