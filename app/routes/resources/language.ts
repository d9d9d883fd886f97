import type { LoaderFunctionArgs } from "@remix-run/node";
import { isLanguage } from "#backend/contract/languages";
import { guardAction } from "~/request/action.server";
import { getContext } from "~/request/context.server";
import { chosenLangCookies } from "~/request/cookies.server";
import { redirectTo } from "~/request/responses.server";
import { safePath } from "~/request/safe-path";

/** POST /language: the switch where the address has no language; back to the page, in the other language (R-LANG-15). */
export const action = guardAction(async ({ form, ctx }) => {
  const lang = String(form.get("lang"));
  if (isLanguage(lang)) ctx.cookies.push(...chosenLangCookies(lang, ctx.settings.secure));
  return redirectTo(ctx, safePath(String(form.get("back")), "/"));
});

/** GET /language: somebody followed the form's address by hand. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  return redirectTo(await getContext(args), "/", { status: 302 });
}
