import { z } from "zod";
import { commentStates } from "#backend/contract/blog";
import { moderateComment } from "~/api/blog.server";
import { parseForm, toErrorResponse } from "~/forms/parse.server";
import { message } from "~/forms/schema.server";
import { guardAction } from "~/request/action.server";
import { asPage, redirectTo } from "~/request/responses.server";
import { staffCommentsPath } from "~/sitemap/staff-paths";

const schema = z.object({
  id: z.uuid(message("error.bad_request")),
  status: z.enum(commentStates, message("error.bad_request")),
});

/** Lets a comment in, or takes it away. */
export const action = guardAction(async (args) => {
  const { ctx } = args;
  const submission = parseForm(args, schema);
  if (submission.status !== "success") return toErrorResponse(submission);
  const { id, status } = submission.value;
  await moderateComment(ctx.api, id, status).catch(asPage(ctx));
  const flash = { type: "success", key: "blog.staff.judged" } as const;
  return redirectTo(ctx, staffCommentsPath, { flash });
});
