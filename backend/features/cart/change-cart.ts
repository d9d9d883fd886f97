import { and, eq, inArray } from "drizzle-orm";
import type { CartChange, CartSync } from "../../contract/cart";
import { type LanguageCode, languages } from "../../contract/languages";
import type { Query } from "../../db/database";
import { cartOps, carts, type OperationConflict } from "../../db/tables/carts";
import type { Services } from "../../services";
import { hashToken, newToken } from "../auth/sessions/tokens";
import { buyableLines } from "./buyable-lines";
import { applyCoupons } from "./coupons/apply-coupons";
import { countCode } from "./coupons/count-code";
import { applyOp, type Lines, readLines, writeLines } from "./lines";
import { readOffers, type VariantOffer } from "./offers";
import { makeRoomForOps } from "./op-bounds";
import {
  type CartRow,
  cartExpiry,
  ensureOpenCart,
  findOpenCart,
  lockOpenCart,
  ownedBy,
} from "./open-carts";
import { countGuest, type Owner, type Requester, userOf } from "./owner";
import { nameConflicts, showCart } from "./show-cart";

/**
 * POST user/carts/sync and all single changes: applies operations once, however often they are sent, and answers the
 * cart with what the changes met with (decisions 11). Throws `error.too_many_requests` where too many
 * visitors come from one address, or a cart is changed too often.
 */
export async function changeCart(
  services: Services,
  log: Omit<CartLog, "now">,
): Promise<CartChange> {
  await countNewCart(services, log.shopper);
  const now = services.clock.now();
  const isCode = log.ops.some((op) => op.type === "coupon" && op.code !== null);
  const tried = isCode ? await countCode(services, log.shopper) : null;
  const mayValidateCode = tried?.mayValidate ?? true;
  const result = await services.database.transaction((q) =>
    applyOperations(q, { ...log, now, mayValidateCode }),
  );
  if (!result.isCodeRefused) await tried?.releaseAttempt();
  return showChange(services, log, result);
}

/** What an applied log answers. */
export async function showChange(
  services: Services,
  { shopper, ops, lang }: Omit<CartLog, "now">,
  result: AppliedOperations,
): Promise<CartChange> {
  return {
    cart: await showCart(services, { ...result, userId: userOf(shopper.owner), lang }),
    applied: [...new Set(ops.map(({ op_id }) => op_id))],
    conflicts: await nameConflicts(services, result.conflicts, result.offers, lang),
    guest: result.guest,
  };
}

/** Before a transaction, since counting may ask over the network. */
export async function countNewCart(
  services: Services,
  { owner, address }: Requester,
): Promise<void> {
  if (userOf(owner)) return;
  const existing = owner && (await services.database.run((q) => findOpenCart(q, owner)));
  if (!existing) await countGuest(services, address);
}

interface CartLog {
  shopper: Requester;
  ops: readonly LoggedOp[];
  lang: LanguageCode;
  now: Date;
  /** False where too many codes were refused to look at another one. */
  mayValidateCode?: boolean;
}

/** What stands after a log was applied, and what its changes met with, in their order. */
interface AppliedOperations {
  revision: number;
  couponCode: string | null;
  lines: Lines;
  offers: Map<string, VariantOffer>;
  conflicts: OperationConflict[];
  /** A code was looked at for the first time, and refused. */
  isCodeRefused: boolean;
  /** A visitor's token: the one they have, or a new cart's. */
  guest: string | null;
}

/** What stood before it. */
interface Base {
  cart: CartRow | null;
  known: ConflictsByOperation;
  lines: Lines;
  offers: Map<string, VariantOffer>;
}

/** What the new changes make of it. */
interface Draft {
  newOperations: LoggedOp[];
  lines: Lines;
  couponCode: string | null;
  isCodeRefused: boolean;
  conflicts: ConflictsByOperation;
}

/**
 * Makes the changes that were not made before, in their order, in a transaction that keeps other changes
 * of the cart out (decisions 11).
 */
export async function applyOperations(q: Query, log: CartLog): Promise<AppliedOperations> {
  const base = await readBase(q, log);
  const draft = await draftChanges(q, log, base);
  const kept = await writeDraft(q, log, base, draft);
  const { lines, couponCode, isCodeRefused } = draft;
  const ids = new Set(log.ops.map(({ op_id }) => op_id));
  const conflicts = [...ids].flatMap((id) => base.known.get(id) ?? draft.conflicts.get(id) ?? []);
  return { ...kept, lines, couponCode, isCodeRefused, offers: base.offers, conflicts };
}

async function readBase(q: Query, { shopper, ops, lang, now }: CartLog): Promise<Base> {
  const { owner } = shopper;
  // A cart that has a name already is made where there is none, so that two first changes at once meet in it.
  const isNamed = userOf(owner) !== null || shopper.isProposed;
  const opening = owner && (isNamed ? ensureOpenCart(q, owner, now) : lockOpenCart(q, owner));
  const cart = await opening;
  const variants = ops.flatMap((op) => (op.type === "coupon" ? [] : op.variant_id));
  const lines: Lines = cart ? await readLines(q, cart.id) : new Map();
  return {
    cart,
    known: owner ? await readKnownOps(q, owner, ops) : new Map(),
    lines,
    offers: await readOffers(q, [...lines.keys(), ...variants], languages[lang].currency),
  };
}

async function draftChanges(
  q: Query,
  { shopper, ops, lang, now, mayValidateCode: mayValidate = true }: CartLog,
  base: Base,
): Promise<Draft> {
  const currency = languages[lang].currency;
  const newOperations = newOperationsOf(ops, base.known);
  const lines: Lines = new Map(base.lines);
  const conflicts: ConflictsByOperation = new Map();
  for (const op of newOperations) {
    if (op.type === "coupon") continue;
    conflicts.set(op.op_id, applyOp(lines, op, { offers: base.offers, currency, now }));
  }
  const coupon = await applyCoupons(
    q,
    {
      current: base.cart?.couponCode ?? null,
      ops: newOperations,
      mayValidate,
      lines: buyableLines(lines, base.offers),
      currency,
      userId: userOf(shopper.owner),
      now,
    },
    conflicts,
  );
  return {
    newOperations,
    lines,
    couponCode: coupon.code,
    isCodeRefused: coupon.isRefused,
    conflicts,
  };
}

/** A visitor's cart comes to be with the first change that takes effect. */
async function writeDraft(
  q: Query,
  { shopper, now }: CartLog,
  base: Base,
  { newOperations, lines, couponCode, conflicts }: Draft,
): Promise<Pick<AppliedOperations, "revision" | "guest">> {
  const hasEffect = lines.size > 0 || couponCode !== null;
  if (newOperations.length === 0 || !(base.cart || hasEffect)) {
    return { revision: base.cart?.revision ?? 0, guest: base.cart && shopper.guest };
  }
  const { cart, guest } = base.cart
    ? { cart: base.cart, guest: shopper.guest }
    : await openGuestCart(q, now);
  await makeRoomForOps(q, cart.id, { newOperations: newOperations.length, now });
  const isMoved = await writeLines(q, cart.id, base.lines, lines);
  const revision = cart.revision + (isMoved || cart.couponCode !== couponCode ? 1 : 0);
  await writeOps(q, cart.id, newOperations, conflicts, now);
  await q
    .update(carts)
    .set({ revision, couponCode, expiresAt: cartExpiry(now) })
    .where(eq(carts.id, cart.id));
  return { revision, guest };
}

async function openGuestCart(q: Query, now: Date): Promise<{ cart: CartRow; guest: string }> {
  const guest = newToken();
  return { cart: await ensureOpenCart(q, { tokenHash: hashToken(guest) }, now), guest };
}

/** A change as it was sent, with the price that the shopper saw where they told it. */
export type LoggedOp = CartSync["ops"][number];

/** What changes met with, by their ids. */
export type ConflictsByOperation = Map<string, OperationConflict[]>;

/**
 * Which of these changes the owner has made already, in this cart or in an earlier one: a log that is
 * replayed after an order or a login does nothing twice (decisions 11).
 */
async function readKnownOps(
  q: Query,
  owner: Owner,
  ops: readonly LoggedOp[],
): Promise<ConflictsByOperation> {
  const ids = ops.map(({ op_id }) => op_id);
  const rows = await q
    .select({ opId: cartOps.opId, findings: cartOps.findings })
    .from(cartOps)
    .innerJoin(carts, eq(carts.id, cartOps.cartId))
    .where(and(ownedBy(owner), inArray(cartOps.opId, ids)));
  return new Map(rows.map(({ opId, findings: conflicts }) => [opId, conflicts]));
}

/** The changes to make: each once, and none that is known. */
function newOperationsOf(ops: readonly LoggedOp[], known: ConflictsByOperation): LoggedOp[] {
  const first = new Map<string, LoggedOp>();
  for (const op of ops) {
    if (!known.has(op.op_id) && !first.has(op.op_id)) first.set(op.op_id, op);
  }
  return [...first.values()];
}

/** Remembers changes with what they met with. The cart's row must be locked. */
async function writeOps(
  q: Query,
  cartId: string,
  ops: readonly LoggedOp[],
  conflicts: ConflictsByOperation,
  at: Date,
): Promise<void> {
  await q
    .insert(cartOps)
    .values(
      ops.map((op) => ({
        cartId,
        opId: op.op_id,
        op,
        findings: conflicts.get(op.op_id) ?? [],
        at,
      })),
    )
    .onConflictDoNothing();
}
