import { revokeLink } from "~/api/links.server";
import { parseForm } from "~/forms/parse.server";
import { guardAction } from "~/request/action.server";
import { requireUser } from "~/request/require-user.server";
import { asPage, redirectTo } from "~/request/responses.server";
import { linksPath } from "~/sitemap/account-paths";
import { revokeSchema } from "./schema.server";

/** Ends the link. The page makes no form that its schema does not take. */
export const action = guardAction(async (args) => {
  const ctx = await requireUser(args);
  const submission = parseForm(args, revokeSchema);
  if (submission.status !== "success") throw new Response(null, { status: 400 });
  await revokeLink(ctx.api, args.params.id ?? "", submission.value.op_id).catch(asPage(ctx));
  return redirectTo(ctx, linksPath, { flash: { type: "success", key: "links.revoked" } });
});
