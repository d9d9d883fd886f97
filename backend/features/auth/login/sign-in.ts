import { eq } from "drizzle-orm";
import type { LoggedIn } from "../../../contract/auth";
import type { Conflict } from "../../../contract/cart";
import type { LanguageCode } from "../../../contract/languages";
import type { Query } from "../../../db/database";
import { users } from "../../../db/tables/users";
import type { Context } from "../../../http/app";
import { ApiError } from "../../../http/errors";
import { languageOf } from "../../../http/language";
import type { Services } from "../../../services";
import { type Merged, mergeCarts } from "../../cart/merge-carts";
import { nameConflicts } from "../../cart/show-cart";
import { findReferrer } from "../../links/open-link";
import { showUser } from "../../users/show-user";
import { mergeWishLists } from "../../wish-list/merge-wish-lists";
import { ensureAccount, type User } from "../accounts";
import {
  consumeCodeAttempt,
  type GivenCode,
  type Proof,
  proveByCode,
} from "../challenges/use-challenge";
import { endLoginOf } from "../sessions/end-sessions";
import { hashToken, startSession, tokenOf } from "../sessions/tokens";
import type { RequestInfo } from "./login-routes";

/** A login that has begun. */
export interface AuthResult {
  token: string;
  user: User;
  /** A path of this shop, where one was given. */
  intended: string | null;
}

/** Logs in a user who has just shown who they are; inside the transaction that used up what showed it. */
export async function signIn(
  { database, clock }: Services,
  q: Query,
  user: User,
  { caller }: RequestInfo,
): Promise<string> {
  const now = clock.now();
  await q.update(users).set({ lastLoginAt: now }).where(eq(users.id, user.id));
  return startSession(database, user.id, now, caller);
}

/** Logs in whoever has proven a phone or an e-mail, with the account that it makes where there was none; null for a blocked one. */
export async function signInByProof(
  services: Services,
  q: Query,
  { target, intended }: Proof,
  requestInfo: RequestInfo,
): Promise<AuthResult | null> {
  const now = services.clock.now();
  const referredBy = await findReferrer(q, requestInfo.referral, now);
  const user = await ensureAccount(q, target, { lang: requestInfo.lang, now, referredBy });
  if (user.status !== "active") return null;
  return { token: await signIn(services, q, user, requestInfo), user, intended };
}

/** Said only to who has shown to be the blocked one. */
export function blocked(): ApiError {
  return new ApiError("login.blocked");
}

/** Logs in by a one-time code; makes the account that there was none of (decisions 8). */
export async function logInByCode(
  services: Services,
  given: GivenCode,
  requestInfo: RequestInfo,
): Promise<AuthResult> {
  const releaseAttempt = await consumeCodeAttempt(services, given, requestInfo.caller.address);
  const asked = { ...given, kind: "code", releaseAttempt } as const;
  const authResult = await proveByCode(services, asked, (q, proof) =>
    signInByProof(services, q, proof, requestInfo),
  );
  if (!authResult) throw blocked();
  return authResult;
}

/**
 * What each way of logging in ends with: the login that the browser had before is over, so that no token
 * from before a login is worth anything after it, and the visitor's cart and wish list are the user's.
 */
export async function finishLogin(
  services: Services,
  c: Context,
  { token, user, intended }: AuthResult,
): Promise<LoggedIn> {
  const { database, clock } = services;
  await endLoginOf(database, tokenOf(c.req.header("Authorization")), clock.now());
  const conflicts = await merge(services, c, user.id);
  return { token, user: showUser(user), intended, conflicts };
}

/**
 * A login does not fail by its cart: what could not be merged stays the visitor's, whose tokens the
 * storefront then keeps, and the next login tries again.
 */
async function merge(services: Services, c: Context, userId: string): Promise<Conflict[]> {
  const cartToken = c.req.header("X-Cart") ?? null;
  const wishToken = c.req.header("X-Wish") ?? null;
  if (cartToken === null && wishToken === null) return [];
  try {
    const visitor = { userId, cartToken, wishToken, lang: languageOf(c) };
    const conflicts = await mergeAtLogin(services, visitor);
    c.header("X-Guest-Gone", "cart, wish");
    return conflicts;
  } catch (error) {
    services.log.error({ err: error, requestId: c.get("requestId") }, "carts not merged");
    return [];
  }
}

interface LoginOfVisitor {
  userId: string;
  /** The visitor's tokens, from X-Cart and X-Wish; null without. */
  cartToken: string | null;
  wishToken: string | null;
  lang: LanguageCode;
}

/**
 * What somebody put aside as a visitor becomes theirs with the login (decisions 10). Idempotent: a login
 * that is tried again finds the visitor's cart closed. Answers what could not be had in full.
 */
export async function mergeAtLogin(
  services: Pick<Services, "database" | "cards" | "catalogue" | "clock">,
  { userId, cartToken, wishToken, lang }: LoginOfVisitor,
): Promise<Conflict[]> {
  const now = services.clock.now();
  const { conflicts, offers } = await services.database.transaction(async (q) => {
    const carts: Merged = cartToken
      ? await mergeCarts(q, { userId, tokenHash: hashToken(cartToken), lang, now })
      : { conflicts: [], offers: new Map() };
    if (wishToken) await mergeWishLists(q, { userId, tokenHash: hashToken(wishToken), now });
    return carts;
  });
  return nameConflicts(services, conflicts, offers, lang);
}
