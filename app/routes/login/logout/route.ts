import type { LoaderFunctionArgs } from "@remix-run/node";
import { logOut, logOutEverywhere } from "~/api/auth.server";
import { guardAction } from "~/request/action.server";
import { getContext } from "~/request/context.server";
import { isEnded, pendingLogoutsCookie } from "~/request/pending-logouts.server";
import { redirectTo } from "~/request/redirects.server";
import { userPath } from "~/sitemap/account-paths";
import { homePath } from "~/sitemap/paths";

/**
 * POST /logout ends the session (R-AUTH-16), with `everywhere` all of the user's. A session that is dead
 * already, or a backend that can't be reached, is no reason to stay logged in here; what the backend could not be
 * told is told to it with the next request, and the shopper reads so.
 */
export const action = guardAction(async ({ form, ctx }) => {
  const everywhere = Boolean(form.get("everywhere"));
  const token = ctx.session.token();
  const end = everywhere ? logOutEverywhere : logOut;
  const isLater = token !== undefined && !(await isEnded(end(ctx.api)));
  if (isLater) {
    const pending = [...ctx.pendingLogouts, { token, everywhere }];
    ctx.cookies.push(pendingLogoutsCookie(pending, ctx.settings.secure));
  }
  ctx.session.ended();
  return redirectTo(ctx, homePath(ctx.lang), {
    flash: isLater
      ? { type: "warning", key: "login.bye_later" }
      : { type: "success", key: "login.bye" },
  });
});

/** GET /logout: somebody followed the form's address by hand. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  return redirectTo(await getContext(args), userPath, { status: 302 });
}
