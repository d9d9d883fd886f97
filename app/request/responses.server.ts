import { ApiError } from "~/api/client/api-error";
import { asDocument, reloadDocumentHeader } from "~/client/remix/reload-document";
import type { RequestContext } from "./context.server";
import { type Flash, flashCookie } from "./flash.server";
import { mayLeadTo } from "./may-lead-to.server";
import { withRequestCookies } from "./request-cookies.server";
import { safePath } from "./safe-path";

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

const pageStatuses = new Set([400, 403, 404, 413, 429, 503]);

/**
 * For loaders: a failed call as the page that says so (`.catch(asPage(ctx))`). What the backend could not
 * find is the shop's 404, what it can't do just now a 503; the rest stays an error and ends as 500.
 */
export function asPage(ctx: RequestContext): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof ApiError)) throw error;
    const redirect = followLocation(ctx, error);
    if (redirect) throw redirect;
    if (!pageStatuses.has(error.status)) throw error;
    const headers = error.status === 503 ? { "Retry-After": "30" } : undefined;
    throw new Response(null, { status: error.status, headers });
  };
}

/**
 * For a part of a page that can be done without: loading it stops, and nothing is thrown (R-CRUD-15, R-INF-07). Only where
 * the backend sends the reader elsewhere, they go.
 */
export function asNothing(ctx: RequestContext): (error: unknown) => null {
  return (error) => {
    if (!(error instanceof ApiError)) throw error;
    const redirect = followLocation(ctx, error);
    if (redirect) throw redirect;
    return null;
  };
}

/**
 * The redirect of a call that was answered with 307 and a location (R-ERR-01): to a page of the shop, or to one
 * where shoppers pay. Undefined for every other error, and for an address elsewhere: that stays an error (C-13).
 */
export function followLocation(ctx: RequestContext, error: unknown): Response | undefined {
  if (!(error instanceof ApiError) || error.outcome.kind !== "redirect") return undefined;
  const { location } = error.outcome;
  const path = safePath(location, "");
  if (path) return redirectTo(ctx, path);
  if (!mayLeadTo(ctx, location)) return undefined;
  return asDocument(redirectTo(ctx, location));
}
