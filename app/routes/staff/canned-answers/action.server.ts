import { removeCannedAnswer, saveCannedAnswer } from "~/api/desk.server";
import { parseForm, toApiErrorResponse, toErrorResponse } from "~/forms/parse.server";
import { guardAction } from "~/request/action.server";
import { redirectTo } from "~/request/responses.server";
import { staffCannedPath } from "~/sitemap/staff-paths";
import { cannedSchema } from "./schema.server";

/** Adds, changes and removes a canned answer. */
export const action = guardAction(async (args) => {
  const { ctx } = args;
  const submission = parseForm(args, cannedSchema);
  if (submission.status !== "success") return toErrorResponse(submission);
  const sent = submission.value;
  try {
    if (sent.intent === "remove") {
      await removeCannedAnswer(ctx.api, sent.id, sent.version);
      const flash = { type: "success", key: "desk.canned.removed" } as const;
      return redirectTo(ctx, staffCannedPath, { flash });
    }
    const { intent: _, id, version, ...fields } = sent;
    await saveCannedAnswer(ctx.api, id, id ? { ...fields, version } : fields);
  } catch (error) {
    return toApiErrorResponse(ctx, submission, error);
  }
  return redirectTo(ctx, staffCannedPath, { flash: { type: "success", key: "desk.canned.saved" } });
});
