import type { LoggedIn } from "#backend/contract/auth";
import { getPreferences } from "~/api/preferences.server";
import { recordConsents } from "~/api/privacy.server";
import { readChoices } from "~/request/choices.server";
import type { RequestContext } from "~/request/context.server";
import { cookieNames } from "~/request/cookie-names";
import { clearedCookie, liteCookie, readCookies, themeCookie } from "~/request/cookies.server";
import type { Flash } from "~/request/flash.server";
import { redirectTo } from "~/request/responses.server";
import { safePath } from "~/request/safe-path";
import { userPath } from "~/sitemap/account-paths";
import { matchUrl } from "~/sitemap/match";
import { forgetProgress } from "./progress.server";

/**
 * What follows a login: the session's cookie, the end of the visitor's own cart and wish list, which are
 * the user's now, the account's lite mode and look on this device too, and the page that was wanted, if it is one of
 * this shop (decisions 9, R-AUTH-11).
 */
export async function enterShop(
  ctx: RequestContext,
  request: Request,
  entry: LoggedIn,
): Promise<Response> {
  ctx.session.renewed(entry.token);
  ctx.session.guestChanged("cart", undefined);
  ctx.session.guestChanged("wish", undefined);
  ctx.session.guestChanged("referral", undefined);
  forgetProgress(ctx);
  await noteChoices(ctx, request);
  const isDressedAnew = await takeLooksAlong(ctx);
  ctx.cookies.push(clearedCookie(cookieNames.intended, ctx.settings.secure));
  const here = readCookies(request)[cookieNames.intended];
  const wanted = safePath(here, safePath(entry.intended, userPath));
  return redirectTo(ctx, isLogin(wanted) ? userPath : wanted, {
    flash: greeting(entry),
    asDocument: isDressedAnew,
  });
}

/** What the browser's owner answered goes into the account's log too. Without it the login stands all the same. */
async function noteChoices({ api }: RequestContext, request: Request): Promise<void> {
  const choices = readChoices(request);
  if (Object.keys(choices).length > 0) await recordConsents(api, choices).catch(() => undefined);
}

const open = { lite: "auto", theme: "auto" } as const;

/**
 * What an account leaves open changes nothing here; nor does one that can't be asked just now: the login stands.
 *
 * @returns whether the look is another one from now on
 */
async function takeLooksAlong({ api, cookies, settings, ...ctx }: RequestContext) {
  const { lite, theme } = await getPreferences(api).catch(() => open);
  if (lite !== "auto") cookies.push(liteCookie(lite === "on", settings.secure));
  if (theme === "auto" || theme === ctx.theme) return false;
  cookies.push(themeCookie(theme, settings.secure));
  return true;
}

/** Coming from the login page back to it would only say that one is logged in. */
function isLogin(path: string): boolean {
  return matchUrl(path).name === "login";
}

function greeting({ conflicts }: LoggedIn): Flash {
  if (conflicts.length > 0) return { type: "warning", key: "login.cart_changed" };
  return { type: "success", key: "login.welcome" };
}
