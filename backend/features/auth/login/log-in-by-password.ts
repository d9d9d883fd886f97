import { and, eq } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { users } from "../../../db/tables/users";
import { ApiError } from "../../../http/errors";
import type { ReleaseAttempt } from "../../../ports/take-all";
import type { Services } from "../../../services";
import { findAccount, type User } from "../accounts";
import { localPath } from "../challenges/local-path";
import { requireIdentifier } from "../challenges/require-identifier";
import type { Target } from "../challenges/targets";
import { consumeAttempt } from "../challenges/use-challenge";
import { checkPassword } from "../password/password-work";
import { lockSessions } from "../sessions/revoke-sessions";
import type { RequestInfo } from "./login-routes";
import { type AuthResult, blocked, signIn } from "./sign-in";

export interface PasswordAsk {
  /** A phone or an e-mail, as it was typed. */
  target: string;
  password: string;
  intended?: string | null | undefined;
}

/** What differs between the logins that a password begins. */
interface PasswordLogin {
  /** Counts a try. Throws `login.throttled`. */
  consume(target: Target): Promise<ReleaseAttempt>;
  /** Answers a token; null for whom there is no login. */
  begin(q: Query, user: User): Promise<string | null>;
}

/**
 * Logs in by password (decisions 8). Nobody's phone, an account without a password and a wrong password are
 * one answer and one hash's work: `login.wrong_password`; so is whom `begin` has no login for.
 */
export async function logInByPassword(
  services: Services,
  { target: typed, password, intended }: PasswordAsk,
  requestInfo: RequestInfo,
  { consume, begin }: PasswordLogin = {
    consume: ({ value: target }) =>
      consumeAttempt(services, { target, address: requestInfo.caller.address }),
    begin: (q, user) => signIn(services, q, user, requestInfo),
  },
): Promise<AuthResult> {
  const { database } = services;
  const target = requireIdentifier(typed, requestInfo.lang);
  const releaseAttempt = await consume(target);
  const user = await database.run((q) => findAccount(q, target));
  const right = await checkPassword(services, user?.passwordHash ?? null, password, releaseAttempt);
  if (!user || !right) throw new ApiError("login.wrong_password");
  await releaseAttempt();
  if (user.status !== "active") throw blocked();
  const token = await database.transaction(async (q) => {
    await lockSessions(q, user.id);
    return (await hasPassword(q, user)) ? begin(q, user) : null;
  });
  if (token === null) throw new ApiError("login.wrong_password");
  return { token, user, intended: localPath(intended) };
}

/** Whether the password that was looked at is still theirs: looking takes its time, and it may have been changed meanwhile. */
async function hasPassword(q: Query, { id, passwordHash }: User): Promise<boolean> {
  const same = and(eq(users.id, id), eq(users.passwordHash, passwordHash ?? ""));
  return (await q.$count(users, same)) > 0;
}
