import { invite, revokeInvitation } from "~/api/staff-admin.server";
import { parseForm, toApiErrorResponse, toErrorResponse } from "~/forms/parse.server";
import { guardAction } from "~/request/action.server";
import { redirectTo } from "~/request/responses.server";
import { staffInvitationsPath } from "~/sitemap/staff-paths";
import { invitationSchema } from "./schema.server";

/** Invites somebody, or ends an invitation. */
export const action = guardAction(async ({ ctx, form }) => {
  const submission = parseForm({ ctx, form }, invitationSchema);
  if (submission.status !== "success") return toErrorResponse(submission);
  const sent = submission.value;
  try {
    if (sent.intent === "revoke") {
      await revokeInvitation(ctx.api, sent.id);
    } else {
      const { intent: _, ...invitation } = sent;
      await invite(ctx.api, invitation);
    }
  } catch (error) {
    return toApiErrorResponse(ctx, submission, error);
  }
  const isSending = sent.intent === "send";
  const key = isSending ? "staff.invitations.sent" : "staff.invitations.revoked_done";
  return redirectTo(ctx, staffInvitationsPath, { flash: { type: "success", key } });
});
