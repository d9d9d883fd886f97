/** Whom the request's cookies name, and what becomes of those cookies. */
import type { ApiSession, SessionEnd } from "~/api/client/api-client.server";
import { guestKinds } from "~/api/client/guest.server";
import { staffCookie, type TokenKind, tokenCookie } from "./cookie-names";
import {
  changedCookie,
  clearedCookie,
  lastingCookie,
  readCookies,
  staffTokenCookie,
} from "./cookies.server";

/**
 * Tokens are 32 bytes in base64url, those of shared links 16 (docs/decisions/0124); anything else in a cookie was not made
 * by the shop and is sent nowhere.
 */
const tokenForm = /^[\w-]{43}$/;
const linkTokenForm = /^[\w-]{22}$/;

/**
 * A cookie lives as long as what its token finds (decisions 5, 10). The staff's outlives its login, which the backend
 * ends: who comes back the next morning is asked to sign in, and is not told that there is nothing.
 */
const lifetimesS = { session: 30 * 86_400, staff: 7 * 86_400, guest: 90 * 86_400 } as const;

export interface PageSession extends ApiSession {
  /** Takes what a form's page proposes as the visitor's token; all that no token can be is nothing. */
  propose(token: unknown): void;
  /** Knows a visitor by what was proposed, where a cookie was lost; the backend says if it finds nothing. */
  recall(): void;
  /** Why the backend ended it while this request was answered. */
  whyEnded(): SessionEnd | undefined;
}

/** The tokens of a request; changes of them end in `cookies`, the answer's `Set-Cookie` values. */
export function apiSessionOf(request: Request, cookies: string[], secure: boolean): PageSession {
  const read = readCookies(request);
  const tokenOf = (kind: TokenKind) => {
    const form = kind === "referral" ? linkTokenForm : tokenForm;
    return form.exec(read[tokenCookie(kind, secure)] ?? "")?.[0];
  };
  const held = tokenOf("session");
  let session = held;
  let end: SessionEnd | undefined;
  let hasWritten = false;
  let proposal: string | undefined;
  const guests = Object.fromEntries(guestKinds.map((kind) => [kind, tokenOf(kind)]));
  const keep = (kind: TokenKind, token: string | undefined) => {
    const name = tokenCookie(kind, secure);
    const lifetimeS = kind === "session" ? lifetimesS.session : lifetimesS.guest;
    cookies.push(
      token ? lastingCookie(name, token, lifetimeS, secure) : clearedCookie(name, secure),
    );
  };
  if (secure) cookies.push(...plainOnes(read));
  return {
    token: () => session,
    isUnconfirmed: () => session !== undefined && session !== held,
    renewed: (fresh) => {
      session = fresh;
      keep("session", fresh);
    },
    ended: (reason) => {
      session = undefined;
      end = reason;
      keep("session", undefined);
    },
    whyEnded: () => end,
    guest: (kind) => guests[kind],
    guestChanged: (kind, token) => {
      guests[kind] = token;
      keep(kind, token);
    },
    proposal: () => proposal,
    propose: (token) => {
      proposal = typeof token === "string" ? tokenForm.exec(token)?.[0] : undefined;
    },
    recall: () => {
      if (session || !proposal) return;
      for (const kind of ["cart", "wish"] as const) {
        if (guests[kind]) continue;
        guests[kind] = proposal;
        keep(kind, proposal);
      }
    },
    writes: () => {
      if (!hasWritten) cookies.push(changedCookie(secure));
      hasWritten = true;
    },
  };
}

/** The staff's token of a request to the back-office: nobody's cart or wish list goes with it. */
export function staffSessionOf(request: Request, cookies: string[], secure: boolean): PageSession {
  const held = tokenForm.exec(readCookies(request)[staffCookie.nameOf(secure)] ?? "")?.[0];
  let session = held;
  let end: SessionEnd | undefined;
  const keep = (token: string | undefined) => {
    session = token;
    cookies.push(staffTokenCookie(token, lifetimesS.staff, secure));
  };
  return {
    token: () => session,
    isUnconfirmed: () => session !== undefined && session !== held,
    renewed: keep,
    ended: (reason) => {
      end = reason;
      keep(undefined);
    },
    whyEnded: () => end,
    guest: () => undefined,
    guestChanged: () => {},
    proposal: () => undefined,
    propose: () => {},
    recall: () => {},
    writes: () => {},
  };
}

/** Takes away tokens under the names of plain http, which anybody may have planted: over https they count for nothing. */
function plainOnes(read: Record<string, string | undefined>): string[] {
  const kinds = ["session", "ended", ...guestKinds] as const;
  return kinds
    .map((kind) => tokenCookie(kind, false))
    .filter((name) => read[name])
    .map((name) => clearedCookie(name, true));
}
