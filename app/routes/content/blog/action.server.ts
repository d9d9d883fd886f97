import { addComment } from "~/api/blog.server";
import { parseForm, toApiErrorResponse, toErrorResponse } from "~/forms/parse.server";
import { guardAction } from "~/request/action.server";
import { requireUser } from "~/request/require-user.server";
import { redirectTo } from "~/request/responses.server";
import { postPage } from "~/sitemap/paths";
import { commentSchema } from "./schema.server";

/** A comment on a post: it waits until the staff has let it in. A visitor is asked to log in and comes back. */
export const action = guardAction(async (args) => {
  const ctx = await requireUser(args);
  const submission = parseForm(args, commentSchema);
  if (submission.status !== "success") return toErrorResponse(submission);
  const { blog_id: id = "", title: slug = "" } = args.params;
  try {
    const { op_id: client_id, body } = submission.value;
    await addComment(ctx.api, id, { client_id, body });
  } catch (error) {
    return toApiErrorResponse(ctx, submission, error);
  }
  const page = postPage({ id: Number(id), slug });
  return redirectTo(ctx, `${ctx.urlLang ? `/${ctx.urlLang}` : ""}${page}#comments`, {
    flash: { type: "success", key: "blog.comment_taken" },
  });
});
