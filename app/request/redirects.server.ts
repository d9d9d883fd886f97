import { reloadDocumentHeader } from "~/client/remix/reload-document";
import type { RequestContext } from "./context.server";
import { type Flash, flashCookie } from "./flash.server";
import { withRequestCookies } from "./request-cookies.server";

interface RedirectOptions {
  /** 303 after a POST (the default), 301 and 302 for addresses. */
  status?: 301 | 302 | 303;
  /** Shown once on the page that follows. */
  flash?: Flash;
  /** The browser loads the page anew: what holds for whole documents has changed. */
  asDocument?: boolean;
}

/** A redirect with the request's cookies. `to` is a path of the shop, or an address that the backend vouches for. */
export function redirectTo(
  ctx: RequestContext,
  to: string,
  options: RedirectOptions = {},
): Response {
  const headers = new Headers({ Location: to, "Cache-Control": "no-store" });
  if (options.flash) headers.append("Set-Cookie", flashCookie(options.flash, ctx.settings.secure));
  if (options.asDocument) headers.set(reloadDocumentHeader, "true");
  const response = new Response(null, { status: options.status ?? 303, headers });
  return withRequestCookies(response, ctx);
}
