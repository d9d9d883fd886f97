import { endSession, sendPasswordCode, setPassword } from "~/api/auth.server";
import { unmetNeeds } from "~/features/forms/unmet-needs.server";
import { parseForm, toApiErrorResponse, toErrorResponse } from "~/forms/parse.server";
import { type GuardedArguments, guardAction } from "~/request/action.server";
import { cookieNames } from "~/request/cookie-names";
import { clearedCookie, privateCookie, readCookies } from "~/request/cookies.server";
import type { Flash } from "~/request/flash.server";
import { redirectTo } from "~/request/redirects.server";
import { requireUser } from "~/request/require-user.server";
import { settingsPath } from "~/sitemap/account-paths";
import { type SettingsInput, settingsSchema } from "./schema.server";

/** `intent` names the button. */
export const action = guardAction(async (args) => {
  const ctx = await requireUser(args);
  const submission = parseForm(args, settingsSchema);
  if (submission.status !== "success") {
    if (submission.error?.intent) throw new Response(null, { status: 400 });
    return toErrorResponse(submission);
  }
  try {
    return await respond(args, submission.value);
  } catch (error) {
    return toApiErrorResponse(ctx, submission, error, { unmet: unmetNeeds(error) });
  }
});

/** Throws the backend's ApiError where it refuses. */
async function respond(args: GuardedArguments, input: SettingsInput): Promise<Response> {
  if (input.intent === "password.code") return sendCode(args);
  if (input.intent === "password.set") return changePassword(args, input);
  await endSession(args.ctx.api, input.session);
  return back(args.ctx, { type: "success", key: "account.session_ended" });
}

/** The code's challenge waits in a cookie: it is good only with the code. */
async function sendCode({ ctx }: GuardedArguments): Promise<Response> {
  const { challenge } = await sendPasswordCode(ctx.api);
  ctx.cookies.push(privateCookie(cookieNames.passwordCode, challenge, ctx.settings.secure));
  return back(ctx, { type: "success", key: "account.code_sent" });
}

async function changePassword(
  { ctx, request }: GuardedArguments,
  { password, old, code }: Extract<SettingsInput, { intent: "password.set" }>,
): Promise<Response> {
  const challenge = readCookies(request)[cookieNames.passwordCode];
  await setPassword(ctx.api, { password, old, ...(challenge && code && { challenge, code }) });
  ctx.cookies.push(clearedCookie(cookieNames.passwordCode, ctx.settings.secure));
  return back(ctx, { type: "success", key: "account.password_kept" });
}

function back(ctx: GuardedArguments["ctx"], flash: Flash): Response {
  return redirectTo(ctx, settingsPath, { flash });
}
