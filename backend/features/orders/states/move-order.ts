import { asc, eq } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { orderEvents, orderItems, orders } from "../../../db/tables/orders";
import { ApiError } from "../../../http/errors";
import { tellShopper } from "../tell/tell-shopper";
import { type Effect, type EffectServices, effects, type OrderPatch } from "./effects/effects";
import { findTransition } from "./find-transition";
import type { By, Details, Facts, OrderRow } from "./guards";
import { lockOrder } from "./lock-order";
import type { Step, Transition } from "./transitions";

export interface Move {
  orderId: string;
  step: Step;
  by: By;
  now: Date;
  details?: Details;
}

export interface Moved {
  order: OrderRow;
  /** False where the step had been taken before: nothing was done. */
  moved: boolean;
}

/**
 * The one way in which an order changes its state (domain 4.7): locks it, finds the row of the table,
 * does what the row says, writes the event and lays out the message, all in the caller's transaction.
 * Throws `order.not_possible` where the table has no such way, and what the effects throw.
 */
export async function moveOrder(
  services: EffectServices,
  q: Query,
  { orderId, step, by, now, details = {} }: Move,
): Promise<Moved> {
  const order = await lockOrder(q, orderId);
  const items = await q
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.id));
  const facts: Facts = { order, items, by, now, details };
  const transition = findTransition(step, facts);
  if (transition === "taken") return { order, moved: false };
  if (!transition) throw new ApiError("order.not_possible");
  const patch = await applyEffects(services, q, transition, facts);
  const after = await writeMove(q, transition, facts, patch);
  if (transition.tells) {
    await tellShopper(q, transition.tells, { ...facts, order: after });
  }
  return { order: after, moved: true };
}

async function applyEffects(
  services: EffectServices,
  q: Query,
  { effects: names = [] }: Transition,
  facts: Facts,
): Promise<OrderPatch> {
  let patch: OrderPatch = {};
  for (const name of names) {
    const effect: Effect = effects[name];
    const { order } = facts;
    const own = await effect(services, q, { ...facts, order: { ...order, ...patch } });
    patch = { ...patch, ...own };
  }
  return patch;
}

/** The row, with what is waited for no more, and its event. */
async function writeMove(
  q: Query,
  { to, payment, fulfilment }: Transition,
  { order, by, now, details }: Facts,
  patch: OrderPatch,
): Promise<OrderRow> {
  const change = {
    ...patch,
    state: to,
    paymentStatus: payment ?? patch.paymentStatus ?? order.paymentStatus,
    fulfilmentStatus: fulfilment ?? order.fulfilmentStatus,
    expiresAt: null,
    network: null,
  };
  await q.update(orders).set(change).where(eq(orders.id, order.id));
  await q.insert(orderEvents).values({
    orderId: order.id,
    fromState: order.state,
    toState: to,
    actor: by.actor,
    actorId: by.id,
    reason: details.reason ?? null,
    at: now,
  });
  return { ...order, ...change };
}
