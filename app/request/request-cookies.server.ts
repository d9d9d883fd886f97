import type { RequestContext } from "./context.server";
import { cookieNames } from "./cookie-names";
import { nameOfCookie } from "./cookies.server";

type Cookies = Pick<RequestContext, "cookies">;

/** Adds the `Set-Cookie` values of the request, the last word on each name; what the answer itself sets stands. */
export function addRequestCookies(headers: Headers, ctx: Cookies, status: number): void {
  for (const cookie of missingCookies(headers, ctx, status).values()) {
    headers.append("Set-Cookie", cookie);
  }
}

/**
 * The answer with the cookies of its request. One that others may get too keeps none, but for a reader whose own
 * have changed: it then is that reader's alone.
 */
export function withRequestCookies(response: Response, ctx: Cookies): Response {
  const { status, statusText, body } = response;
  const missing = missingCookies(response.headers, ctx, status);
  const cacheControl = response.headers.get("Cache-Control") ?? "";
  const isPersonal = [...missing.keys()].some((name) => name !== cookieNames.lang);
  if (missing.size === 0 || (cacheControl.includes("public") && !isPersonal)) return response;
  const headers = new Headers(response.headers);
  for (const cookie of missing.values()) headers.append("Set-Cookie", cookie);
  if (isPersonal && !cacheControl.includes("no-store")) {
    headers.set("Cache-Control", "private, no-cache");
  }
  return new Response(body, { status, statusText, headers });
}

function missingCookies(headers: Headers, { cookies }: Cookies, status: number) {
  const missing = new Map(cookies.map((cookie) => [nameOfCookie(cookie), cookie]));
  for (const cookie of headers.getSetCookie()) missing.delete(nameOfCookie(cookie));
  // A message that the page before a redirect would have shown waits for the page after it.
  const flash = missing.get(cookieNames.flash);
  if (isRedirect(status) && flash?.includes("Max-Age=0")) missing.delete(cookieNames.flash);
  return missing;
}

/** Data that tells of a redirect is a 202 (Remix's single fetch). */
export function isRedirect(status: number): boolean {
  return (status >= 300 && status < 400) || status === 202;
}
