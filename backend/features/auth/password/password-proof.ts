import type { PasswordState } from "../../../contract/auth";
import type { Login } from "../../../http/login";
import { loginAge } from "../sessions/login-age";

/** So long after a login by code or link the account's owner is taken to be who has just shown it. */
const freshMs = 10 * 60_000;

/** What a user must show to set a password: a token alone may be stolen. */
export function neededProof({ user, session }: Login, now: Date): PasswordState["needs"] {
  if (user.passwordHash !== null) return "old";
  // Without a password there is no other way in than a code or a link.
  return loginAge(session, now) <= freshMs ? "nothing" : "code";
}
