import type { CodePurpose } from "#backend/contract/auth";
import { endSession, sendPasswordCode, setPassword } from "~/api/auth.server";
import { recordConsents } from "~/api/privacy.server";
import { unmetNeeds } from "~/features/forms/unmet-needs.server";
import { forgetCode, rememberCode, sentCode } from "~/features/settings/sent-code.server";
import { parseForm, toApiErrorResponse, toErrorResponse } from "~/forms/parse.server";
import { type GuardedArguments, guardAction } from "~/request/action.server";
import type { Flash } from "~/request/flash.server";
import { requireUser } from "~/request/require-user.server";
import { redirectTo } from "~/request/responses.server";
import { erasePath, settingsPath } from "~/sitemap/account-paths";
import { eraseAfterProof } from "./erase.server";
import { saveLooks, saveNotices } from "./save-preferences.server";
import { type SettingsInput, settingsSchema } from "./schema.server";

/** The buttons of forms in which nothing is typed: what they send is among what they offer, or from elsewhere. */
const chosenIntents = ["looks", "notices", "consents"];

/** `intent` names the button. */
export const action = guardAction(async (args) => {
  const ctx = await requireUser(args);
  const submission = parseForm(args, settingsSchema);
  if (submission.status !== "success") {
    const isChosen = chosenIntents.some((intent) => intent === submission.payload.intent);
    if (submission.error?.intent || isChosen) throw new Response(null, { status: 400 });
    return toErrorResponse(submission);
  }
  try {
    if (submission.value.intent === "erase") {
      return await eraseAfterProof({ ...args, ctx }, submission);
    }
    return await respond(args, submission.value);
  } catch (error) {
    return toApiErrorResponse(ctx, submission, error, { unmet: unmetNeeds(error) });
  }
});

/** Throws the backend's ApiError where it refuses. */
async function respond(
  args: GuardedArguments,
  input: Exclude<SettingsInput, { intent: "erase" }>,
): Promise<Response> {
  const saved: Flash = { type: "success", key: "settings.saved" };
  if (input.intent === "looks") {
    await saveLooks(args.ctx, input);
    return back(args.ctx, saved);
  }
  if (input.intent === "notices") {
    await saveNotices(args.ctx, input);
    return back(args.ctx, saved);
  }
  if (input.intent === "consents") {
    const { terms, marketing_email, marketing_sms } = input;
    const change = { marketing_email, marketing_sms, ...(terms && { terms }) };
    await recordConsents(args.ctx.api, change);
    return back(args.ctx, saved);
  }
  if (input.intent === "password.code") return sendCode(args, input.purpose);
  if (input.intent === "password.set") return changePassword(args, input);
  await endSession(args.ctx.api, input.session);
  return back(args.ctx, { type: "success", key: "account.session_ended" });
}

const codeSentKeys = {
  password: "account.code_sent",
  export: "settings.export_code_sent",
  erase: "settings.erase_code_sent",
} as const;

/** Where the form stands that takes the code. */
const formPaths = {
  password: settingsPath,
  export: `${settingsPath}#privacy`,
  erase: erasePath,
} as const;

/** The code's challenge waits in a cookie: it is good only with the code. */
async function sendCode({ ctx }: GuardedArguments, purpose: CodePurpose): Promise<Response> {
  const { challenge } = await sendPasswordCode(ctx.api, { purpose });
  rememberCode(ctx, purpose, challenge);
  const flash = { type: "success", key: codeSentKeys[purpose] } as const;
  return redirectTo(ctx, formPaths[purpose], { flash });
}

async function changePassword(
  { ctx, request }: GuardedArguments,
  { password, old, code }: Extract<SettingsInput, { intent: "password.set" }>,
): Promise<Response> {
  const challenge = sentCode(request, "password");
  await setPassword(ctx.api, { password, old, ...(challenge && code && { challenge, code }) });
  forgetCode(ctx);
  return back(ctx, { type: "success", key: "account.password_kept" });
}

function back(ctx: GuardedArguments["ctx"], flash: Flash): Response {
  return redirectTo(ctx, settingsPath, { flash });
}
