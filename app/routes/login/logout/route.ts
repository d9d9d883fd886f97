import type { LoaderFunctionArgs } from "@remix-run/node";
import { ApiError } from "~/api/answer";
import { logOut, logOutEverywhere } from "~/api/auth.server";
import { guardAction } from "~/http/action.server";
import { redirectTo } from "~/http/redirects.server";
import { openShop } from "~/http/shop.server";

/**
 * POST /logout ends the session (R-AUTH-16), with `everywhere` all of the user's. A session that is dead
 * already, or a backend that can't be reached, is no reason to stay logged in here.
 */
export const action = guardAction(async ({ form, shop }) => {
  const end = form.get("everywhere") ? logOutEverywhere : logOut;
  if (shop.user.login) {
    await end(shop.door).catch((error) => {
      if (!(error instanceof ApiError)) throw error;
    });
  }
  shop.session.ended();
  return redirectTo(shop, `/${shop.lang}`, { flash: { type: "success", key: "login.bye" } });
});

/** GET /logout: somebody followed the form's address by hand. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  return redirectTo(await openShop(args), "/user", { status: 302 });
}
