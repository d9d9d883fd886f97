import type { LoaderFunctionArgs } from "@remix-run/node";
import { guardAction } from "~/request/action.server";
import { getContext } from "~/request/context.server";
import { liteCookie } from "~/request/cookies.server";
import { redirectTo } from "~/request/responses.server";
import { safePath } from "~/request/safe-path";

/** POST /lite: the footer's switch; the cookie wins over `Save-Data` both ways (decisions 20). */
export const action = guardAction(async ({ form, ctx }) => {
  ctx.cookies.push(liteCookie(form.get("lite") === "1", ctx.settings.secure));
  return redirectTo(ctx, safePath(String(form.get("back")), "/"));
});

/** GET /lite: somebody followed the form's address by hand. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  return redirectTo(await getContext(args), "/", { status: 302 });
}
