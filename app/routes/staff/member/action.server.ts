import { changeMember, resetFactor } from "~/api/staff-admin.server";
import { parseForm, toApiErrorResponse, toErrorResponse } from "~/forms/parse.server";
import { guardAction } from "~/request/action.server";
import { redirectTo } from "~/request/responses.server";
import { staffMemberPath } from "~/sitemap/staff-paths";
import { memberSchema } from "./schema.server";

/** Saves a member, or takes a lost second factor away; where somebody was faster, the page says what is now. */
export const action = guardAction(async ({ ctx, form, params }) => {
  const id = params.id ?? "";
  const submission = parseForm({ ctx, form }, memberSchema);
  if (submission.status !== "success") return toErrorResponse(submission);
  const sent = submission.value;
  try {
    if (sent.intent === "reset") {
      await resetFactor(ctx.api, id);
      return redirectTo(ctx, staffMemberPath(id), {
        flash: { type: "success", key: "staff.member.reset_done" },
      });
    }
    const { intent: _, ...change } = sent;
    await changeMember(ctx.api, id, change);
  } catch (error) {
    return toApiErrorResponse(ctx, submission, error);
  }
  return redirectTo(ctx, staffMemberPath(id), {
    flash: { type: "success", key: "staff.member.saved" },
  });
});
