import type { LoaderFunctionArgs } from "@remix-run/node";
import { isLanguage } from "#backend/contract/languages";
import type { UserState } from "#backend/contract/user";
import { pageAddressOf } from "~/client/remix/data-request";
import { matchUrl } from "~/sitemap/match";
import { loginPath } from "~/sitemap/paths";
import { getContext, notFound, type RequestContext } from "./context.server";
import { cookieNames } from "./cookie-names";
import { privateCookie, readCookies } from "./cookies.server";
import { endFlash } from "./flash.server";
import { redirectTo } from "./responses.server";

type LoggedIn = Extract<UserState, { login: true }>;

/**
 * Opens a page that needs login. A visitor is sent to /login: the path is remembered in a cookie of the
 * session, and the login page says why (R-AUTH-07 to R-AUTH-10).
 */
export async function requireUser(
  args: LoaderFunctionArgs,
): Promise<RequestContext & { user: LoggedIn }> {
  const { lang } = args.params;
  if (lang !== undefined && !isLanguage(lang)) throw notFound();
  const ctx = await getContext(args);
  ctx.cacheControl = "no-store";
  const { user } = ctx;
  if (user.login) return Object.assign(ctx, { user });
  ctx.cookies.push(
    privateCookie(cookieNames.intended, intendedPath(args.request), ctx.settings.secure),
  );
  const end = ctx.session.whyEnded();
  throw redirectTo(ctx, loginPath(), {
    status: 302,
    flash: end ? endFlash(end) : { type: "warning", key: "login_need" },
  });
}

/**
 * The path that waits for a login, for the browser's mirror of it (R-STORE-06): told by the login page, null to
 * who is logged in, and undefined on all other pages, which say nothing of it.
 */
export function waitingPath(ctx: RequestContext, request: Request): string | null | undefined {
  if (ctx.user.login) return null;
  if (matchUrl(request.url).name !== "login") return undefined;
  return readCookies(request)[cookieNames.intended] ?? null;
}

/** The page that was asked for; the page that holds the form, where a form was refused (R-AUTH-08). */
export function intendedPath(request: Request): string {
  return pageAddressOf(new URL(request.url));
}
