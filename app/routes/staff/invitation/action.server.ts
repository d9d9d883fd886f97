import { acceptInvitation } from "~/api/staff-admin.server";
import { unmetNeeds } from "~/features/forms/unmet-needs.server";
import { parseForm, toApiErrorResponse, toErrorResponse } from "~/forms/parse.server";
import { guardAction } from "~/request/action.server";
import { redirectTo } from "~/request/responses.server";
import { staffFactorPath } from "~/sitemap/staff-paths";
import { acceptSchema } from "./schema.server";

/** The invited is of the staff; the second factor comes next. */
export const action = guardAction(async ({ ctx, form, params }) => {
  const submission = parseForm({ ctx, form }, acceptSchema);
  if (submission.status !== "success") return toErrorResponse(submission);
  try {
    const accepted = await acceptInvitation(
      ctx.anonymousClient,
      params.token ?? "",
      submission.value,
    );
    ctx.session.renewed(accepted.token);
  } catch (error) {
    return toApiErrorResponse(ctx, submission, error, { unmet: unmetNeeds(error) });
  }
  return redirectTo(ctx, staffFactorPath);
});
