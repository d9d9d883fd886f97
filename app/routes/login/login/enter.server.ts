import type { LoggedIn } from "#backend/contract/auth";
import type { RequestContext } from "~/request/context.server";
import { cookieNames } from "~/request/cookie-names";
import { clearedCookie, readCookies } from "~/request/cookies.server";
import type { Flash } from "~/request/flash.server";
import { redirectTo } from "~/request/redirects.server";
import { safePath } from "~/request/safe-path";
import { userPath } from "~/sitemap/account-paths";
import { matchUrl } from "~/sitemap/match";
import { forgetProgress } from "./progress.server";

/**
 * What follows a login: the session's cookie, the end of the visitor's own cart and wish list, which are
 * the user's now, and the page that was wanted, if it is one of this shop (decisions 9, R-AUTH-11).
 */
export function enterShop(ctx: RequestContext, request: Request, entry: LoggedIn): Response {
  ctx.session.renewed(entry.token);
  ctx.session.guestChanged("cart", undefined);
  ctx.session.guestChanged("wish", undefined);
  forgetProgress(ctx);
  ctx.cookies.push(clearedCookie(cookieNames.intended, ctx.settings.secure));
  const here = readCookies(request)[cookieNames.intended];
  const wanted = safePath(here, safePath(entry.intended, userPath));
  return redirectTo(ctx, isLogin(wanted) ? userPath : wanted, { flash: greeting(entry) });
}

/** Coming from the login page back to it would only say that one is logged in. */
function isLogin(path: string): boolean {
  return matchUrl(path).name === "login";
}

function greeting({ conflicts }: LoggedIn): Flash {
  if (conflicts.length > 0) return { type: "warning", key: "login.cart_changed" };
  return { type: "success", key: "login.welcome" };
}
