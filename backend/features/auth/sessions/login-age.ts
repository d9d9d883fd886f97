import { sessionTimes } from "./session-times";
import type { SessionRow } from "./validate-session";

/** How long ago a login began, whatever was renewed since; in milliseconds. */
export function loginAge({ endsAt }: Pick<SessionRow, "endsAt">, now: Date): number {
  return now.getTime() - (endsAt.getTime() - sessionTimes.loginMs);
}
