import type { LoaderFunctionArgs } from "@remix-run/node";
import { isLanguage } from "~/i18n/languages";
import { guardAction } from "~/request/action.server";
import { chosenLangCookies } from "~/request/cookies.server";
import { redirectTo } from "~/request/redirects.server";
import { safePath } from "~/request/safe-path";
import { openShop } from "~/request/shop.server";

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
