import type { LoggedIn } from "#backend/contract/auth";
import {
  logIn,
  logInByLink,
  readLoginTarget,
  resetPassword,
  sendLoginCode,
  sendLoginLink,
} from "~/api/auth.server";
import { pagePathOf } from "~/client/remix/data-request";
import { unmetNeeds } from "~/features/forms/unmet-needs.server";
import { parseForm, toApiErrorResponse, toErrorResponse } from "~/forms/parse.server";
import { type GuardedArguments, guardAction } from "~/request/action.server";
import { cookieNames } from "~/request/cookie-names";
import { readCookies } from "~/request/cookies.server";
import { redirectTo } from "~/request/responses.server";
import { enterShop } from "./enter.server";
import { forgetProgress, readProgress, saveProgress } from "./progress.server";
import { type LoginInput, loginSchema } from "./schema.server";

/** `intent` names the button. What it does not know begins the login anew. */
export const action = guardAction(async (args) => {
  const submission = parseForm(args, loginSchema);
  if (submission.status !== "success") {
    return submission.error?.intent ? restart(args) : toErrorResponse(submission);
  }
  try {
    return await respond(args, submission.value);
  } catch (error) {
    return toApiErrorResponse(args.ctx, submission, error, { unmet: unmetNeeds(error) });
  }
});

/** Does what a form of the login page asks for. Throws the backend's ApiError where it refuses. */
async function respond(args: GuardedArguments, input: LoginInput): Promise<Response> {
  const { ctx, params, request } = args;
  const { api } = ctx;
  if (input.intent === "link") return enter(args, await logInByLink(api, params.token ?? ""));
  if (input.intent === "target") {
    saveProgress(ctx, await readLoginTarget(api, input.target));
    return redirectToNextStep(args);
  }
  if (input.intent === "target.code") return sendCode(args, input.target, "login");
  const progress = readProgress(request);
  if (input.intent === "restart" || !progress) return restart(args);
  const { target, channel, challenge = "" } = progress;
  const intended = readCookies(request)[cookieNames.intended];
  switch (input.intent) {
    case "password":
      return enter(args, await logIn(api, { target, password: input.password, intended }));
    case "code":
      return enter(args, await logIn(api, { challenge, code: input.code }));
    case "reset": {
      const { code, password } = input;
      return enter(args, await resetPassword(api, { challenge, code, password }));
    }
    case "others":
      saveProgress(ctx, { target, channel });
      return redirectToNextStep(args);
    case "send.link":
      await sendLoginLink(api, { target, intended });
      saveProgress(ctx, { target, channel, sent: "link" });
      return redirectToNextStep(args);
    default:
      return sendCode(args, target, input.intent === "send.reset" ? "reset" : "login");
  }
}

async function sendCode(
  args: GuardedArguments,
  target: string,
  purpose: "login" | "reset",
): Promise<Response> {
  const intended = readCookies(args.request)[cookieNames.intended];
  const sent = await sendLoginCode(args.ctx.api, { target, purpose, intended });
  const { target: understood, challenge, channel } = sent;
  saveProgress(args.ctx, { target: understood, channel, sent: purpose, challenge });
  return redirectToNextStep(args);
}

function restart(args: GuardedArguments): Response {
  forgetProgress(args.ctx);
  return redirectToNextStep(args);
}

/** To the next step, which is the same address. */
function redirectToNextStep({ ctx, request }: GuardedArguments): Response {
  return redirectTo(ctx, pagePathOf(new URL(request.url).pathname));
}

function enter({ ctx, request }: GuardedArguments, entry: LoggedIn): Promise<Response> {
  return enterShop(ctx, request, entry);
}
