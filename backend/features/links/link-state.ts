import {
  and,
  gt,
  type InferSelectModel,
  isNotNull,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { LinkState } from "../../contract/link-kinds";
import { userLinks } from "../../db/tables/links";

export type LinkRow = InferSelectModel<typeof userLinks>;

/** Revoked before expired before used up: the owner's own word comes first. */
export function stateOf({ revokedAt, expiresAt, maxHits, hits }: LinkRow, now: Date): LinkState {
  if (revokedAt) return "revoked";
  if (expiresAt && expiresAt <= now) return "expired";
  return maxHits !== null && hits >= maxHits ? "used_up" : "open";
}

const inTime = (now: Date) => or(isNull(userLinks.expiresAt), gt(userLinks.expiresAt, now));
const hasHits = sql`(${userLinks.maxHits} is null or ${userLinks.hits} < ${userLinks.maxHits})`;

/** Links that are neither revoked nor past their time, whether or not they may be opened once more. */
export function isStanding(now: Date): SQL | undefined {
  return and(isNull(userLinks.revokedAt), inTime(now));
}

/** The condition for a state, as `stateOf` says it. */
export function inState(state: LinkState, now: Date): SQL | undefined {
  switch (state) {
    case "revoked":
      return isNotNull(userLinks.revokedAt);
    case "expired":
      return and(isNull(userLinks.revokedAt), lte(userLinks.expiresAt, now));
    case "used_up":
      return and(isStanding(now), sql`not ${hasHits}`);
    default:
      return and(isStanding(now), hasHits);
  }
}
