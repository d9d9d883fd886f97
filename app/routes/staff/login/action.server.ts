import { logInStaff } from "~/api/staff.server";
import { parseForm, toApiErrorResponse, toErrorResponse } from "~/forms/parse.server";
import { guardAction } from "~/request/action.server";
import { readStaffDevice } from "~/request/cookies.server";
import { redirectTo } from "~/request/responses.server";
import { staffReturnOf } from "~/request/staff-return.server";
import { staffFactorPath, staffStepPath } from "~/sitemap/staff-paths";
import { staffLoginSchema } from "./schema.server";

/** The password is right: the second factor is asked for, or set up. */
export const action = guardAction(async ({ ctx, form, request }) => {
  const submission = parseForm({ ctx, form }, staffLoginSchema);
  if (submission.status !== "success") return toErrorResponse(submission);
  try {
    const device = readStaffDevice(request, ctx.settings.secure);
    const { token } = await logInStaff(ctx.anonymousClient, { ...submission.value, device });
    ctx.session.renewed(token);
  } catch (error) {
    return toApiErrorResponse(ctx, submission, error);
  }
  return redirectTo(ctx, staffStepPath(staffFactorPath, staffReturnOf(request)));
});
