import { parseForm, toErrorResponse } from "~/forms/parse.server";
import { guardAction } from "~/request/action.server";
import { requireUser } from "~/request/require-user.server";
import { chooseStep } from "../choose-step.server";
import { paymentSchema } from "./schema.server";

/** Keeps the choice for this order, and goes on. */
export const action = guardAction(async (args) => {
  const ctx = await requireUser(args);
  const submission = parseForm(args, paymentSchema);
  if (submission.status !== "success") return toErrorResponse(submission);
  return chooseStep(ctx, submission, submission.value);
});
