import type { SessionRow } from "./judge-session";
import { sessionTimes } from "./session-times";

/** How long ago a login began, whatever was renewed since; in milliseconds. */
export function loginAge({ endsAt }: Pick<SessionRow, "endsAt">, now: Date): number {
  return now.getTime() - (endsAt.getTime() - sessionTimes.loginMs);
}
