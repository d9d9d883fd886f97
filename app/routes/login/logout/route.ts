import type { LoaderFunctionArgs } from "@remix-run/node";
import { guardAction } from "~/request/action.server";
import { getContext } from "~/request/context.server";
import { endSession } from "~/request/end-session.server";
import { redirectTo } from "~/request/responses.server";
import { userPath } from "~/sitemap/account-paths";
import { homePath } from "~/sitemap/paths";

/**
 * POST /logout ends the session (R-AUTH-16), with `everywhere` all of the user's; where the backend is yet to be told, the
 * shopper reads so.
 */
export const action = guardAction(async ({ form, ctx }) => {
  const isLater = await endSession(ctx, { everywhere: Boolean(form.get("everywhere")) });
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
