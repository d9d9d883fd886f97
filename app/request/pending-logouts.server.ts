/**
 * Logouts that the backend could not be told of. Their tokens wait in a cookie of their own, and each request of
 * the same browser tells it again: without a script, with several processes, and with a backend elsewhere.
 */

import type { LanguageCode } from "#backend/contract/languages";
import { logOut, logOutEverywhere } from "~/api/auth.server";
import { anonymousSession, createApiClient } from "~/api/client/api-client.server";
import { ApiError } from "~/api/client/api-error";
import type { ShopLoadContext } from "~/api/client/load-context";
import { tokenCookie } from "./cookie-names";
import { clearedCookie, lastingCookie, readCookies } from "./cookies.server";

export interface PendingLogout {
  token: string;
  /** All logins of the user. */
  everywhere: boolean;
}

/** As long as a token lives. */
const lifetimeS = 30 * 86_400;
const maxPending = 5;
/** A shopper waits for it. */
const timeoutMs = 2000;

export function readPendingLogouts(request: Request, secure: boolean): PendingLogout[] {
  const entries = (readCookies(request)[tokenCookie("ended", secure)] ?? "").split(".");
  return entries.slice(0, maxPending).flatMap((entry) => {
    const [, token, everywhere] = /^([\w-]{43})(\*?)$/.exec(entry) ?? [];
    return token ? [{ token, everywhere: everywhere === "*" }] : [];
  });
}

/** `Set-Cookie` that keeps them for the next request, or takes the cookie away where there are none. */
export function pendingLogoutsCookie(pending: readonly PendingLogout[], secure: boolean): string {
  const name = tokenCookie("ended", secure);
  if (pending.length === 0) return clearedCookie(name, secure);
  const entries = pending.map(({ token, everywhere }) => (everywhere ? `${token}*` : token));
  return lastingCookie(name, entries.slice(-maxPending).join("."), lifetimeS, secure);
}

/** Tells the backend of them; answers those that it still could not be told of. */
export async function finishLogouts(
  context: ShopLoadContext,
  lang: LanguageCode,
  pending: readonly PendingLogout[],
): Promise<PendingLogout[]> {
  const unfinished = await Promise.all(
    pending.map(async (one) => ((await isFinished(context, lang, one)) ? [] : [one])),
  );
  return unfinished.flat();
}

async function isFinished(
  context: ShopLoadContext,
  lang: LanguageCode,
  { token, everywhere }: PendingLogout,
): Promise<boolean> {
  let current = token;
  const session = {
    ...anonymousSession,
    token: () => current,
    renewed: (fresh: string) => {
      current = fresh;
    },
  };
  const api = createApiClient(context, lang, session, AbortSignal.timeout(timeoutMs));
  return isEnded(everywhere ? logOutEverywhere(api) : logOut(api));
}

/** Whether a logout has come through: a token that is worth nothing any more needs none. */
export async function isEnded(logout: Promise<unknown>): Promise<boolean> {
  try {
    await logout;
    return true;
  } catch (error) {
    return error instanceof ApiError && error.status === 401;
  }
}
