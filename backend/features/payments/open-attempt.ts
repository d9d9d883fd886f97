import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { GatewayId, PaymentStatus, StartedPayment } from "../../contract/payment";
import type { Query } from "../../db/database";
import { shippingMethods } from "../../db/tables/checkouts";
import { orders } from "../../db/tables/orders";
import { payments } from "../../db/tables/payments";
import { users } from "../../db/tables/users";
import { ApiError } from "../../http/errors";
import { newId } from "../../ports/ids";
import type { Services } from "../../services";
import { cashRefusal } from "../orders/holding/cash-refusal";
import { canBeginToPay } from "../orders/holding/hold-times";
import { lockOrder } from "../orders/states/lock-order";
import { orderCodPlaced } from "../orders/states/order-cod-placed";
import { availableGateways } from "./available-gateways";
import { nextCheckAt, orderExpiry } from "./check-times";
import { GatewayRefused, GatewayUnreachable } from "./gateways/http-client";
import {
  initiatePayment,
  type PaidOrder,
  type Started,
  type StartingPayment,
} from "./initiate-payment";
import { hasArrived, isOpen, lockPayment, type PaymentRow } from "./payment-row";
import { newRefId } from "./ref-id";
import { checkPayment, endPayment } from "./settle-payment";
import { awaitTurn, isStarting, turnFrom } from "./start-turn";

interface WantedPayment {
  orderId: string;
  gateway: GatewayId;
  /** Names the start: starting twice makes one payment. */
  opId: string;
  /** The shopper's language. */
  lang: string;
}

/** `known`: this start was made before. `existing`: another one is open. `opened`: a new one. */
interface Attempt {
  kind: "known" | "existing" | "opened";
  payment: PaymentRow;
}

type OrderRow = typeof orders.$inferSelect;
type NewOrder = Pick<OrderRow, "id" | "currency" | "payable" | "gateway">;

/**
 * Opens an attempt to pay an order, or finds the one that stands in its way: one may be open at a time.
 * Throws `payment.not_possible` where the order waits for no money, `payment.not_offered`, and
 * `error.bad_request` for an `opId` that named another order's payment.
 */
async function openAttempt(services: Services, wanted: WantedPayment): Promise<Attempt> {
  const { database, clock } = services;
  const now = clock.now();
  return database.transaction(async (q) => {
    if (wanted.gateway === "cod") await lockOwner(q, wanted.orderId);
    const order = await lockOrder(q, wanted.orderId);
    const known = await findAttempt(q, eq(payments.idempotencyKey, wanted.opId));
    if (known && known.orderId !== order.id) throw new ApiError("error.bad_request");
    if (known) return { kind: "known", payment: known };
    requireWaiting(order, now);
    await requireOffered(services, q, order, wanted.gateway);
    const existing = await findAttempt(
      q,
      and(eq(payments.orderId, order.id), inArray(payments.status, ["created", "pending"])),
    );
    if (existing) return { kind: "existing", payment: existing };
    const payment = await insertAttempt(q, order, wanted, now);
    if (wanted.gateway === "cod") await orderCodPlaced(services, q, order.id, now);
    else await holdOrder(q, order, now);
    return { kind: "opened", payment };
  });
}

/** How many orders somebody has to pay at the door is counted one after the other, as at their placing. */
async function lockOwner(q: Query, orderId: string): Promise<void> {
  const owner = q.select({ id: orders.userId }).from(orders).where(eq(orders.id, orderId));
  await q.select({ id: users.id }).from(users).where(inArray(users.id, owner)).for("no key update");
}

function requireWaiting(order: OrderRow, now: Date): void {
  if (!canBeginToPay(order, now)) throw new ApiError("payment.not_possible");
}

async function findAttempt(q: Query, condition: SQL | undefined): Promise<PaymentRow | undefined> {
  const [found] = await q.select().from(payments).where(condition).for("update");
  return found;
}

async function insertAttempt(
  q: Query,
  order: OrderRow,
  wanted: WantedPayment,
  now: Date,
): Promise<PaymentRow> {
  const attempt = sql`(select coalesce(max(attempt), 0) + 1 from payment where order_id = ${order.id})`;
  const [payment] = await q
    .insert(payments)
    .values({ ...newAttempt(order, wanted, now), attempt })
    .returning();
  if (!payment) throw new Error("The payment was not written.");
  return payment;
}

/** The first attempt to pay an order; whoever opens it has the gateway to themselves for a while. */
export function newAttempt(
  { id: orderId, currency, payable, gateway: chosen }: NewOrder,
  { opId, gateway = chosen }: Pick<WantedPayment, "opId"> & Partial<WantedPayment>,
  now: Date,
) {
  const atTheDoor = gateway === "cod";
  return {
    id: newId(),
    refId: newRefId(),
    orderId,
    gateway,
    currency,
    amount: payable,
    status: atTheDoor ? ("pending" as const) : ("created" as const),
    attempt: 1,
    idempotencyKey: opId,
    startingUntil: atTheDoor ? null : turnFrom(now),
    nextCheckAt: atTheDoor ? null : nextCheckAt(now, now, true),
    createdAt: now,
  };
}

/** An order that is being paid keeps its stock for as long as that can take (payments 5.0). */
async function holdOrder(
  q: Query,
  { id, placedAt, expiresAt }: OrderRow,
  now: Date,
): Promise<void> {
  const until = orderExpiry(now, { placedAt, now });
  const longer = expiresAt && expiresAt > until ? expiresAt : until;
  await q
    .update(orders)
    .set({ paymentStatus: "pending", expiresAt: longer })
    .where(eq(orders.id, id));
}

/**
 * Starts to pay an order and says where to send the shopper. To be called outside of transactions. Starting
 * twice with one `opId` is one start, and one call to the gateway, also at the same moment. A second tab is led to the attempt that stands, or the first is closed
 * (payments 5.4, 9). A gateway that can't be reached is told by the status `failed`, not by an error: the
 * order waits on. Throws `payment.not_possible`, `payment.not_offered`, `payment.pending`.
 */
export async function startPayment(
  services: Services,
  wanted: WantedPayment,
): Promise<StartedPayment> {
  let attempt = await openAttempt(services, wanted);
  if (attempt.kind === "existing") {
    const existing = await resolveOpenAttempt(services, attempt.payment, wanted.gateway);
    if (existing) return toStarted(existing);
    attempt = await openAttempt(services, wanted);
  }
  if (attempt.kind === "existing") throw new ApiError("payment.pending");
  const turn = attempt.kind === "known" && (await awaitTurn(services, attempt.payment));
  if (turn && !turn.mine) return toStarted(turn.payment);
  return toStarted(await initiatePayment(services, attempt.payment, wanted.lang));
}

/** The same for an attempt that was opened with its order. */
export async function startOpened(
  services: Services,
  attempt: StartingPayment,
  lang: string,
  order: PaidOrder,
): Promise<StartedPayment> {
  return toStarted(await initiatePayment(services, attempt, lang, order));
}

function toStarted({ refId, status, redirectUrl }: Started): StartedPayment {
  return { ref_id: refId, status, redirect_url: status === "pending" ? redirectUrl : null };
}

/**
 * Deals with the open attempt that stands in the way of a new one: null once it is over, else the attempt
 * that counts instead (it was paid after all, or it leads to the same gateway and can still be paid there).
 * Throws `payment.pending` while nobody can say or close it.
 */
async function resolveOpenAttempt(
  services: Services,
  existing: PaymentRow,
  wanted: GatewayId,
): Promise<PaymentRow | null> {
  if (existing.authority === null) return resolveUnreached(services, existing);
  const checked = await checkPayment(services, existing, "unknown");
  if (!isOpen(checked)) return hasArrived(checked) ? checked : null;
  if (await isClosed(services, checked)) {
    await end(services, checked, "expired");
    return null;
  }
  // What can't be closed any more may have been paid a moment ago.
  const last = await checkPayment(services, checked, "unknown");
  if (hasArrived(last) || (last.gateway === wanted && last.redirectUrl)) return last;
  throw new ApiError("payment.pending");
}

/** Its start never got through to the gateway, or is just on its way there. */
async function resolveUnreached(services: Services, payment: PaymentRow): Promise<null> {
  if (isStarting(payment, services.clock.now())) throw new ApiError("payment.pending");
  await end(services, payment, "failed");
  return null;
}

/** Whether it can't be paid any more: its time is over, or the gateway closed it just now. */
async function isClosed(services: Services, payment: PaymentRow): Promise<boolean> {
  const { authority, expiresAt } = payment;
  const gateway = services.gateways.get(payment.gateway);
  if (!gateway || !authority) return true;
  if (!gateway.abandon) return expiresAt !== null && expiresAt <= services.clock.now();
  try {
    const { abandoned } = await gateway.abandon(authority);
    return abandoned;
  } catch (error) {
    if (error instanceof GatewayUnreachable || error instanceof GatewayRefused) return false;
    throw error;
  }
}

async function end(
  { database }: Services,
  { id, orderId }: PaymentRow,
  status: Extract<PaymentStatus, "failed" | "expired">,
): Promise<void> {
  await database.transaction(async (q) => {
    await lockOrder(q, orderId);
    const payment = await lockPayment(q, id);
    if (isOpen(payment)) await endPayment(q, payment, status);
  });
}

type Order = Pick<
  typeof orders.$inferSelect,
  "id" | "userId" | "currency" | "shipping" | "address"
>;

/** Refuses a way to pay that this order can't be paid by: `payment.not_offered`. */
async function requireOffered(
  services: Pick<Services, "gateways" | "holdingLimits">,
  q: Query,
  order: Order,
  gateway: GatewayId,
): Promise<void> {
  const offered = await offeredGateways(services, q, order);
  if (!offered.some((one) => one.gateway === gateway)) throw new ApiError("payment.not_offered");
}

/**
 * The ways to pay an order: those of its currency, cash only where its parcel is handed over for it and its
 * owner may pay so.
 */
export async function offeredGateways(
  services: Pick<Services, "gateways" | "holdingLimits">,
  q: Query,
  { id: orderId, userId, currency, shipping, address }: Order,
) {
  const [method] = await q
    .select({ codAllowed: shippingMethods.codAllowed })
    .from(shippingMethods)
    .where(eq(shippingMethods.code, shipping.code));
  const isTaken = method?.codAllowed.includes(address.iso2) ?? false;
  const takesCash = isTaken && !(await cashRefusal(q, services.holdingLimits, { userId, orderId }));
  return availableGateways(services, currency).filter(
    ({ gateway }) => gateway !== "cod" || takesCash,
  );
}
