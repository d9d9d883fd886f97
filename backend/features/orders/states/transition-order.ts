import { asc, eq } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { orderEvents, orderItems, orders } from "../../../db/tables/orders";
import { ApiError } from "../../../http/errors";
import { notifyShopper } from "../notifications/notify-shopper";
import { effects } from "./effects";
import { findTransition } from "./find-transition";
import { lockOrder } from "./lock-order";
import type { Transition, TransitionName } from "./transitions";
import type {
  Actor,
  Details,
  Effect,
  EffectServices,
  OrderPatch,
  OrderRow,
  TransitionContext,
} from "./types";

export interface TransitionInput {
  orderId: string;
  step: TransitionName;
  by: Actor;
  now: Date;
  details?: Details;
}

export interface TransitionResult {
  order: OrderRow;
  /** False where the step had been taken before: nothing was done. */
  moved: boolean;
}

/**
 * The one way in which an order changes its state (domain 4.7): locks it, finds the row of the table,
 * does what the row says, writes the event and lays out the message, all in the caller's transaction.
 * Throws `order.not_possible` where the table has no such way, and what the effects throw.
 */
export async function transitionOrder(
  services: EffectServices,
  q: Query,
  { orderId, step, by, now, details = {} }: TransitionInput,
): Promise<TransitionResult> {
  const order = await lockOrder(q, orderId);
  const items = await q
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.id));
  const context: TransitionContext = { order, items, by, now, details };
  const transition = findTransition(step, context);
  if (transition === "taken") return { order, moved: false };
  if (!transition) throw new ApiError("order.not_possible");
  const patch = await applyEffects(services, q, transition, context);
  const after = await writeTransition(q, transition, context, patch);
  if (transition.notifies) {
    await notifyShopper(q, transition.notifies, { ...context, order: after });
  }
  return { order: after, moved: true };
}

async function applyEffects(
  services: EffectServices,
  q: Query,
  { effects: names = [] }: Transition,
  context: TransitionContext,
): Promise<OrderPatch> {
  let patch: OrderPatch = {};
  for (const name of names) {
    const effect: Effect = effects[name];
    const { order } = context;
    const own = await effect(services, q, { ...context, order: { ...order, ...patch } });
    patch = { ...patch, ...own };
  }
  return patch;
}

/** The row, with what is waited for no more, and its event. */
async function writeTransition(
  q: Query,
  { to, payment, fulfilment }: Transition,
  { order, by, now, details }: TransitionContext,
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
