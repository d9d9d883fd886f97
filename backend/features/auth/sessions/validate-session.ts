import type { InferSelectModel } from "drizzle-orm";
import type { sessions } from "../../../db/tables/users";
import { sessionTimes } from "./session-times";

export type SessionRow = InferSelectModel<typeof sessions>;

/** `stolen`: a token comes again whose successor is in use, so somebody has a copy. */
export type SessionState = "good" | "renewable" | "stolen" | "dead";

/**
 * What a token is worth at a moment (decisions 7). As long as nobody has used its successor, the answer that
 * brought it may have been lost: the old one may then be renewed again.
 */
export function validateSession(session: SessionRow, now: Date): SessionState {
  const time = now.getTime();
  if (session.revokedAt || session.expiresAt.getTime() <= time) return "dead";
  if (session.replacedAt) {
    if (isInGrace(session.replacedAt, now)) return "good";
    return session.succeededAt ? "stolen" : "renewable";
  }
  return session.renewBefore.getTime() <= time ? "renewable" : "good";
}

/** Whether requests may still be under way that began before a moment. */
export function isInGrace(since: Date, now: Date): boolean {
  return now.getTime() - since.getTime() <= sessionTimes.graceMs;
}
