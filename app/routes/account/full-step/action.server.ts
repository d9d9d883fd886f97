import type { ProfileStep } from "#backend/contract/profile-steps";
import { listAddresses } from "~/api/addresses.server";
import { savePreferences } from "~/api/preferences.server";
import { recordConsents } from "~/api/privacy.server";
import { saveNames, skipStep } from "~/api/profile.server";
import { saveAddress, showPlace } from "~/features/address/answer-address.server";
import {
  answerContact,
  contactErrors,
  isContactInput,
} from "~/features/profile/answer-contact.server";
import { apiErrors, parseForm, refusedStatus, toErrorResponse } from "~/forms/parse.server";
import { type GuardedArguments, guardAction } from "~/request/action.server";
import type { RequestContext } from "~/request/context.server";
import type { Flash } from "~/request/flash.server";
import { requireUser } from "~/request/require-user.server";
import { redirectTo } from "~/request/responses.server";
import { stepPath } from "~/sitemap/account-paths";
import { applyPreferences } from "./apply-preferences.server";
import { type FullStepInput, fullStepSchema } from "./schema.server";
import { type AskedStep, readStep, stepAfter } from "./step-of.server";

/** `intent` names the button; what was taken leads to the next step, and behind the last to where one came from. */
export const action = guardAction(async (args) => {
  const ctx = await requireUser(args);
  const submission = parseForm(args, fullStepSchema);
  if (submission.status !== "success") {
    if (submission.error?.intent) throw new Response(null, { status: 400 });
    return toErrorResponse(submission);
  }
  const input = submission.value;
  const asked = readStep(args.request);
  if (isAddress(input)) {
    const readAddresses = async () => (await listAddresses(ctx.api)).data;
    const sent = { ctx, context: args.context, submission, readAddresses };
    if (input.intent === "address.place") return showPlace(sent);
    return saveAddress(sent, async () => redirectAfter(ctx, asked, "address"));
  }
  try {
    return await respond({ ...args, ctx }, asked, input);
  } catch (error) {
    const errors = isContactInput(input) ? contactErrors(ctx, input, error) : apiErrors(ctx, error);
    return toErrorResponse(submission, errors, {}, refusedStatus(error));
  }
});

type AddressInput = Extract<FullStepInput, { intent: "address.place" | "address.save" }>;
type Other = Exclude<FullStepInput, AddressInput>;

function isAddress(input: FullStepInput): input is AddressInput {
  return input.intent === "address.place" || input.intent === "address.save";
}

/** Throws the backend's ApiError where it refuses. */
async function respond(
  { ctx, request }: GuardedArguments,
  asked: AskedStep,
  input: Other,
): Promise<Response> {
  switch (input.intent) {
    case "identity.save": {
      const { name, last_name } = input;
      await saveNames(ctx.api, { name, last_name });
      return redirectAfter(ctx, asked, "identity");
    }
    case "preferences.save":
      await savePreferences(ctx.api, applyPreferences(ctx, input));
      return redirectAfter(ctx, asked, "preferences");
    case "consents.save": {
      const { marketing_email, marketing_sms } = input;
      await recordConsents(ctx.api, { terms: true, marketing_email, marketing_sms });
      return redirectAfter(ctx, asked, "consents");
    }
    case "step.skip":
      await skipStep(ctx.api, input.skipped);
      return redirectAfter(ctx, asked, input.skipped);
    default: {
      // Both can be proven here: the reader goes on by themselves.
      const { flash } = await answerContact({ ctx, request }, input);
      return redirectTo(ctx, stepPath(2, asked.query), { flash });
    }
  }
}

function redirectAfter(ctx: RequestContext, { to, query }: AskedStep, done: ProfileStep): Response {
  const next = stepAfter(done);
  if (next !== null) return redirectTo(ctx, stepPath(next, query));
  const flash: Flash = { type: "success", key: "steps.finished" };
  return redirectTo(ctx, to, { flash });
}
