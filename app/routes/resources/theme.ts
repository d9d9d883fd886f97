import type { LoaderFunctionArgs } from "@remix-run/node";
import { guardAction } from "~/request/action.server";
import { getContext } from "~/request/context.server";
import { themeCookie } from "~/request/cookies.server";
import { redirectTo } from "~/request/responses.server";
import { safePath } from "~/request/safe-path";
import { asTheme } from "~/request/theme";

/** POST /theme: the footer's colours, for this browser; a word that is none leaves them as they are. */
export const action = guardAction(async ({ form, ctx }) => {
  const sent = String(form.get("theme"));
  const theme = sent === "auto" ? sent : asTheme(sent);
  if (theme) ctx.cookies.push(themeCookie(theme, ctx.settings.secure));
  return redirectTo(ctx, safePath(String(form.get("back")), "/"));
});

/** GET /theme: somebody followed the form's address by hand. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  return redirectTo(await getContext(args), "/", { status: 302 });
}
