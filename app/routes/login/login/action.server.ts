import { z } from "zod";
import type { LoggedIn } from "#backend/contract/auth";
import { loginForm } from "#backend/contract/own-forms";
import {
  logIn,
  logInByLink,
  readLoginTarget,
  resetPassword,
  sendLoginCode,
  sendLoginLink,
} from "~/api/auth.server";
import { getPreferences } from "~/api/preferences.server";
import { recordConsents } from "~/api/privacy.server";
import { pagePathOf } from "~/client/remix/data-request";
import { unmetNeeds } from "~/features/forms/unmet-needs.server";
import { parseForm, toApiErrorResponse, toErrorResponse } from "~/forms/parse.server";
import { type GuardedArguments, guardAction } from "~/request/action.server";
import { readChoices } from "~/request/choices.server";
import type { RequestContext } from "~/request/context.server";
import { cookieNames } from "~/request/cookie-names";
import {
  clearedCookie,
  liteCookie,
  privateCookie,
  readCookies,
  themeCookie,
} from "~/request/cookies.server";
import type { Flash } from "~/request/flash.server";
import { redirectTo } from "~/request/responses.server";
import { safePath } from "~/request/safe-path";
import { userPath } from "~/sitemap/account-paths";
import { matchUrl } from "~/sitemap/match";
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

/**
 * How far a login has come, in a cookie that only the server reads: phone or e-mail stand in no address and
 * in no page that somebody could keep. The backend believes none of it: what it holds is only shown again or
 * sent back with what proves it.
 */
const progress = z.object({
  target: z.string().max(loginForm.target.max),
  channel: z.enum(["sms", "email"]),
  /** What a code or a link was sent for, if one was. */
  sent: z.enum(["login", "reset", "link"]).optional(),
  challenge: z.string().max(200).optional(),
});
type LoginProgress = z.infer<typeof progress>;

/** Where the login stands; null at its beginning, and for a cookie that is not of ours. */
export function readProgress(request: Request): LoginProgress | null {
  const raw = readCookies(request)[cookieNames.login];
  if (!raw) return null;
  try {
    return progress.parse(JSON.parse(raw));
  } catch {
    return null;
  }
}

function saveProgress(ctx: RequestContext, now: LoginProgress): void {
  const { secure } = ctx.settings;
  ctx.cookies.push(privateCookie(cookieNames.login, JSON.stringify(now), secure));
}

function forgetProgress(ctx: RequestContext): void {
  ctx.cookies.push(clearedCookie(cookieNames.login, ctx.settings.secure));
}

/**
 * What follows a login: the session's cookie, the end of the visitor's own cart and wish list, which are
 * the user's now, the account's lite mode and look on this device too, and the page that was wanted, if it is one of
 * this shop (decisions 9, R-AUTH-11).
 */
export async function enterShop(
  ctx: RequestContext,
  request: Request,
  entry: LoggedIn,
): Promise<Response> {
  ctx.session.renewed(entry.token);
  ctx.session.guestChanged("cart", undefined);
  ctx.session.guestChanged("wish", undefined);
  ctx.session.guestChanged("referral", undefined);
  forgetProgress(ctx);
  await noteChoices(ctx, request);
  const isDressedAnew = await takeLooksAlong(ctx);
  ctx.cookies.push(clearedCookie(cookieNames.intended, ctx.settings.secure));
  const here = readCookies(request)[cookieNames.intended];
  const wanted = safePath(here, safePath(entry.intended, userPath));
  return redirectTo(ctx, isLogin(wanted) ? userPath : wanted, {
    flash: greeting(entry),
    asDocument: isDressedAnew,
  });
}

/** What the browser's owner answered goes into the account's log too. Without it the login stands all the same. */
async function noteChoices({ api }: RequestContext, request: Request): Promise<void> {
  const choices = readChoices(request);
  if (Object.keys(choices).length > 0) await recordConsents(api, choices).catch(() => undefined);
}

const open = { lite: "auto", theme: "auto" } as const;

/**
 * What an account leaves open changes nothing here; nor does one that can't be asked just now: the login stands.
 *
 * @returns whether the look is another one from now on
 */
async function takeLooksAlong({ api, cookies, settings, ...ctx }: RequestContext) {
  const { lite, theme } = await getPreferences(api).catch(() => open);
  if (lite !== "auto") cookies.push(liteCookie(lite === "on", settings.secure));
  if (theme === "auto" || theme === ctx.theme) return false;
  cookies.push(themeCookie(theme, settings.secure));
  return true;
}

/** Coming from the login page back to it would only say that one is logged in. */
function isLogin(path: string): boolean {
  return matchUrl(path).name === "login";
}

function greeting({ conflicts }: LoggedIn): Flash {
  if (conflicts.length > 0) return { type: "warning", key: "login.cart_changed" };
  return { type: "success", key: "login.welcome" };
}
