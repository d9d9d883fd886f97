import { and, eq, sql } from "drizzle-orm";
import { type LanguageCode, languages } from "../../contract/languages";
import type { SharedThing } from "../../contract/link";
import type { Query } from "../../db/database";
import { userLinks } from "../../db/tables/links";
import { users } from "../../db/tables/users";
import { ApiError } from "../../http/errors";
import { networkOf } from "../../http/network-of";
import type { Services } from "../../services";
import { hashToken } from "../auth/sessions/tokens";
import type { Lines } from "../cart/lines";
import { readOffers } from "../cart/offers";
import { showCart } from "../cart/show-cart";
import { readWishList } from "../wish-list/read-wish-list";
import { inState, isStanding, type LinkRow } from "./link-state";
import { tokenForm } from "./link-token";

const minuteMs = 60_000;

/** Openings of shared things from one network in ten minutes: carriers put many phones behind one. */
const openingsPerNetwork = 300;

/** Throws `error.too_many_requests`. */
export async function countOpening(
  { rateLimiter }: Pick<Services, "rateLimiter">,
  address: string | null,
): Promise<void> {
  if (address === null) return;
  const waitMs = await rateLimiter.take({
    purpose: "shared",
    key: networkOf(address),
    limit: openingsPerNetwork,
    windowMs: 10 * minuteMs,
  });
  if (waitMs > 0) {
    throw new ApiError("error.too_many_requests", { retryAfterSeconds: Math.ceil(waitMs / 1000) });
  }
}

/**
 * GET home/shared/{token}: what a link shows, and one opening more; its owner's own looks don't count. Throws
 * `error.not_found` for a link that never was, is revoked, past its time or used up: all the same to who opens it.
 */
export async function openLink(
  services: Services,
  token: string,
  { userId, lang }: { userId: string | null; lang: LanguageCode },
): Promise<SharedThing> {
  const now = services.clock.now();
  const { link, owner } = await services.database.transaction(async (q) => {
    const found = await findStanding(q, token, now);
    const isOwn = found.link.userId === userId;
    if (!isOwn && !(await countHit(q, found.link, now))) throw new ApiError("error.not_found");
    return found;
  });
  const name = link.target?.showsName === true ? owner : null;
  if (link.kind === "wishlist") {
    return {
      kind: "wishlist",
      name,
      list: await readWishList(services, { userId: link.userId }, lang),
    };
  }
  if (link.kind === "cart") {
    return { kind: "cart", name, lines: await showLines(services, link, lang) };
  }
  return { kind: "referral" };
}

/** A link that is neither revoked nor past its time, with its owner's first name. Throws `error.not_found`. */
export async function findStanding(
  q: Query,
  token: string,
  now: Date,
): Promise<{ link: LinkRow; owner: string | null }> {
  if (!tokenForm.test(token)) throw new ApiError("error.not_found");
  const [found] = await q
    .select({ link: userLinks, owner: users.name })
    .from(userLinks)
    .innerJoin(users, and(eq(users.id, userLinks.userId), eq(users.status, "active")))
    .where(and(eq(userLinks.tokenHash, hashToken(token)), isStanding(now)));
  if (!found) throw new ApiError("error.not_found");
  return found;
}

/** Whether it could be opened once more; two at once can't both be the last. */
async function countHit(q: Query, { id }: LinkRow, now: Date): Promise<boolean> {
  const counted = await q
    .update(userLinks)
    .set({ hits: sql`${userLinks.hits} + 1` })
    .where(and(eq(userLinks.id, id), inState("open", now)))
    .returning({ id: userLinks.id });
  return counted.length > 0;
}

/** The lines of a shared cart: variants and counts. */
export function linesOf({ target }: LinkRow): [variantId: string, qty: number][] {
  return Array.isArray(target?.lines) ? (target.lines as [string, number][]) : [];
}

/** As a cart shows them: with today's prices and what there is. */
async function showLines(services: Services, link: LinkRow, lang: LanguageCode) {
  const wanted = linesOf(link);
  const ids = wanted.map(([id]) => id);
  const offers = await services.database.run((q) => readOffers(q, ids, languages[lang].currency));
  const nothingSeen = { later: false, seenAmount: null, seenCurrency: null };
  const lines: Lines = new Map(
    wanted.map(([variantId, qty]) => [
      variantId,
      { ...nothingSeen, variantId, qty, addedAt: link.createdAt },
    ]),
  );
  const state = { revision: 0, couponCode: null, lines, offers, userId: null, lang };
  return (await showCart(services, state)).lines;
}

/** Whose referral link brought a new account; null for a link that is none, or is over. */
export async function findReferrer(
  q: Query,
  token: string | undefined,
  now: Date,
): Promise<string | null> {
  if (!token) return null;
  try {
    const { link } = await findStanding(q, token, now);
    return link.kind === "referral" ? link.userId : null;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
