/** Whom the request's cookies name, and what becomes of those cookies. */
import type { DoorSession, SessionEnd } from "~/api/door.server";
import { guestKinds } from "~/api/guest.server";
import { cookieNames } from "./cookie-names";
import { clearedCookie, guestCookie, readCookies } from "./cookies.server";

/** Tokens are base64url; anything else in a cookie was not made by the shop and is sent nowhere. */
const tokenForm = /^[\w-]{20,100}$/;

export interface PageSession extends DoorSession {
  /** Why the backend ended it while this request was answered. */
  whyEnded(): SessionEnd | undefined;
}

/** The tokens of a request; changes of them end in `cookies`, the answer's `Set-Cookie` values. */
export function doorSessionOf(request: Request, cookies: string[], secure: boolean): PageSession {
  const read = readCookies(request);
  let session = read[cookieNames.session];
  let end: SessionEnd | undefined;
  const guests = Object.fromEntries(
    guestKinds.map((kind) => [kind, tokenForm.exec(read[cookieNames[kind]] ?? "")?.[0]]),
  );
  return {
    token: () => session,
    renewed: (fresh) => {
      session = fresh;
      cookies.push(sessionCookie(fresh, secure));
    },
    ended: (reason) => {
      session = undefined;
      end = reason;
      cookies.push(sessionCookie(undefined, secure));
    },
    whyEnded: () => end,
    guest: (kind) => guests[kind],
    guestChanged: (kind, token) => {
      guests[kind] = token;
      const name = cookieNames[kind];
      cookies.push(token ? guestCookie(name, token, secure) : clearedCookie(name, secure));
    },
  };
}

function sessionCookie(token: string | undefined, secure: boolean): string {
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
  return token
    ? `${cookieNames.session}=${encodeURIComponent(token)}; Max-Age=${30 * 86_400}; ${attributes}`
    : `${cookieNames.session}=; Max-Age=0; ${attributes}`;
}
