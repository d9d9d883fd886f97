import type { LoaderFunctionArgs } from "@remix-run/node";
import { ApiError } from "~/api/client/api-error";
import { getPushNews } from "~/api/push.server";
import { requireUser } from "~/request/require-user.server";
import { redirectTo } from "~/request/responses.server";
import { safePath } from "~/request/safe-path";
import { userPath } from "~/sitemap/account-paths";

/** GET /user/push/{id}: to what a push was about; to the account where that is gone, or was somebody else's. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = await requireUser(args);
  const news = await getPushNews(ctx.api, args.params.id ?? "").catch((error: unknown) => {
    if (error instanceof ApiError && [400, 404].includes(error.status)) return null;
    throw error;
  });
  return redirectTo(ctx, safePath(news?.path, userPath), { status: 302 });
}
