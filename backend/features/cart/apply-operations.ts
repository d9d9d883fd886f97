import { eq } from "drizzle-orm";
import { type LanguageCode, languages } from "../../contract/languages";
import type { Query } from "../../db/database";
import { carts, type OperationConflict } from "../../db/tables/carts";
import { hashToken, newToken } from "../auth/sessions/tokens";
import { applyOp } from "./apply-op";
import { buyableLines } from "./buyable-lines";
import {
  type ConflictsByOperation,
  type LoggedOp,
  newOperationsOf,
  readKnownOps,
  writeOps,
} from "./cart-log";
import { applyCoupons } from "./coupons/apply-coupons";
import { type Lines, readLines, writeLines } from "./lines";
import { readOffers, type VariantOffer } from "./offers";
import { makeRoomForOps } from "./op-bounds";
import { type CartRow, cartExpiry, ensureOpenCart, lockOpenCart } from "./open-carts";
import { type Requester, userOf } from "./owner";

export interface CartLog {
  shopper: Requester;
  ops: readonly LoggedOp[];
  lang: LanguageCode;
  now: Date;
  /** False where too many codes were refused to look at another one. */
  mayValidateCode?: boolean;
}

/** What stands after a log was applied, and what its changes met with, in their order. */
export interface AppliedOperations {
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
