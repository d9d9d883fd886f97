import type { InferSelectModel } from "drizzle-orm";
import type { sessions } from "../../db/tables/users";
import { sessionTimes } from "./session-times";

export type SessionRow = InferSelectModel<typeof sessions>;

/** `stolen`: a token that was replaced long ago is used again, so somebody has a copy. */
export type SessionState = "good" | "renewable" | "stolen" | "dead";

/** What a token is worth at a moment (decisions 7). */
export function judgeSession(session: SessionRow, now: Date): SessionState {
  const time = now.getTime();
  if (session.revokedAt || session.expiresAt.getTime() <= time) return "dead";
  if (session.replacedAt) {
    return time - session.replacedAt.getTime() <= sessionTimes.graceMs ? "good" : "stolen";
  }
  return session.renewBefore.getTime() <= time ? "renewable" : "good";
}
