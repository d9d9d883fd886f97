import type { LoaderFunctionArgs } from "@remix-run/node";
import { guardAction } from "~/http/action.server";
import { chosenLangCookies } from "~/http/cookies.server";
import { redirectTo } from "~/http/redirects.server";
import { safePath } from "~/http/safe-path";
import { openShop } from "~/http/shop.server";
import { isLanguage } from "~/i18n/languages";

/** POST /language: the switch where the address has no language; back to the page, in the other language (R-LANG-15). */
export const action = guardAction(async ({ form, shop }) => {
  const lang = String(form.get("lang"));
  if (isLanguage(lang)) shop.cookies.push(...chosenLangCookies(lang, shop.settings.secure));
  return redirectTo(shop, safePath(String(form.get("back")), "/"));
});

/** GET /language: somebody followed the form's address by hand. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  return redirectTo(await openShop(args), "/", { status: 302 });
}
