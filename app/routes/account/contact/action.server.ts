import { answerContact, contactErrors } from "~/features/profile/answer-contact.server";
import { parseForm, refusedStatus, toErrorResponse } from "~/forms/parse.server";
import { guardAction } from "~/request/action.server";
import { requireUser } from "~/request/require-user.server";
import { redirectTo } from "~/request/responses.server";
import { contactPath, profilePath } from "~/sitemap/account-paths";
import { contactSchema } from "./schema.server";

/** `intent` names the button; once a contact is proven, the profile shows it. */
export const action = guardAction(async (args) => {
  const ctx = await requireUser(args);
  const submission = parseForm(args, contactSchema);
  if (submission.status !== "success") {
    if (submission.error?.intent) throw new Response(null, { status: 400 });
    return toErrorResponse(submission);
  }
  const input = submission.value;
  try {
    const { isProven, flash } = await answerContact({ ...args, ctx }, input);
    return redirectTo(ctx, isProven ? profilePath : contactPath, { flash });
  } catch (error) {
    const errors = contactErrors(ctx, input, error);
    return toErrorResponse(submission, errors, {}, refusedStatus(error));
  }
});
