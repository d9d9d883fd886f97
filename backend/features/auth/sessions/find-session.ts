import { eq } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { prepared } from "../../../db/prepared";
import { sessions, users } from "../../../db/tables/users";
import type { Context } from "../../../http/app";
import { ApiError } from "../../../http/errors";
import type { Login } from "../../../http/login";
import type { Services } from "../../../services";
import { lockSessions, revokeSessions } from "./revoke-sessions";
import { hashToken, tokenOf } from "./tokens";
import { isInGrace, type SessionRow, validateSession } from "./validate-session";

export type NeededForLogin = Pick<Services, "database" | "clock">;

/**
 * The login of a call's token, for calls that act for a user; none for a visitor's call. Throws
 * `auth.failed` for a token that is worth nothing; reuse of a replaced one ends its whole family.
 */
export async function findLoginOfAnyKind(
  { database, clock }: NeededForLogin,
  c: Context,
): Promise<Login | null> {
  const token = tokenOf(c.req.header("Authorization"));
  if (!token) return null;
  const found = await database.run((q) => readSession(q, token));
  if (found?.user.status !== "active") throw new ApiError("auth.failed");
  const { session, user } = found;
  const now = clock.now();
  const state = validateSession(session, now);
  if (state === "stolen") {
    const family = eq(sessions.familyId, session.familyId);
    await database.transaction((q) => revokeSessions(q, user.id, family, now));
  }
  if (state === "stolen" || state === "dead") throw new ApiError("auth.failed");
  const repeated = c.req.header(unconfirmedHeader) !== undefined;
  if (session.predecessorId && !(repeated && isInGrace(session.createdAt, now))) {
    await database.transaction((q) => markSucceeded(q, session, now));
  }
  return { session, user, state, permissions: [] };
}

/**
 * Says that the token has just been renewed by the request that this call is made for: the browser hasn't
 * got it yet, so that this is no use of it.
 */
const unconfirmedHeader = "X-Token-Unconfirmed";

function ofShopper(login: Login | null): Login | null {
  if (login?.session.kind === "staff") throw new ApiError("auth.failed");
  return login;
}

/**
 * The login for what is a shopper's own, before any effect of a call: a token past its time is told to renew (R-TOKEN-01), and a
 * login of the staff's is worth nothing there (decisions 27).
 */
export async function findFreshLogin(needed: NeededForLogin, c: Context): Promise<Login | null> {
  return ofShopper(await findFreshLoginOfAnyKind(needed, c));
}

/**
 * A login that opens the shop or the back-office: whoever asks has to look at its kind. The calls of one page find it once,
 * any other call looks for itself.
 */
export async function findFreshLoginOfAnyKind(
  needed: NeededForLogin,
  c: Context,
): Promise<Login | null> {
  const { logins } = c.env;
  const token = tokenOf(c.req.header("Authorization"));
  const find = async () => requireFresh(await findLoginOfAnyKind(needed, c));
  return logins && token ? logins.once(token, find) : find();
}

function requireFresh(login: Login | null): Login | null {
  if (login?.state === "renewable") throw new ApiError("auth.failed", { token: "renew" });
  return login;
}

/** A token with whose it is; undefined for one that was never given or is forgotten. */
export async function readSession(q: Query, token: string) {
  const [found] = await readByHash(q, { tokenHash: hashToken(token) });
  return found;
}

const readByHash = prepared(["tokenHash"], (q, { tokenHash }) =>
  q
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, tokenHash)),
);

/** The token has arrived: from now on its predecessor is told by its use. */
async function markSucceeded(q: Query, { id, predecessorId, userId }: SessionRow, now: Date) {
  if (!predecessorId) return;
  // Two rows one after the other, which a revocation locks in an order of its own.
  await lockSessions(q, userId);
  await q.update(sessions).set({ succeededAt: now }).where(eq(sessions.id, predecessorId));
  await q.update(sessions).set({ predecessorId: null }).where(eq(sessions.id, id));
}
