import type { LoaderFunctionArgs } from "@remix-run/node";
import { guardAction } from "~/request/action.server";
import { liteCookie } from "~/request/cookies.server";
import { redirectTo } from "~/request/redirects.server";
import { safePath } from "~/request/safe-path";
import { openShop } from "~/request/shop.server";

/** POST /lite: the footer's switch; the cookie wins over `Save-Data` both ways (decisions 20). */
export const action = guardAction(async ({ form, shop }) => {
  shop.cookies.push(liteCookie(form.get("lite") === "1", shop.settings.secure));
  return redirectTo(shop, safePath(String(form.get("back")), "/"));
});

/** GET /lite: somebody followed the form's address by hand. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  return redirectTo(await openShop(args), "/", { status: 302 });
}
