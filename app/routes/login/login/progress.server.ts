/**
 * How far a login has come, in a cookie that only the server reads: phone or e-mail stand in no address and
 * in no page that somebody could keep. The backend believes none of it: what it holds is only shown again or
 * sent back with what proves it.
 */
import { z } from "zod";
import { loginForm } from "#backend/contract/own-forms";
import type { RequestContext } from "~/request/context.server";
import { cookieNames } from "~/request/cookie-names";
import { clearedCookie, privateCookie, readCookies } from "~/request/cookies.server";

const progress = z.object({
  target: z.string().max(loginForm.target.max),
  channel: z.enum(["sms", "email"]),
  /** What a code or a link was sent for, if one was. */
  sent: z.enum(["login", "reset", "link"]).optional(),
  challenge: z.string().max(200).optional(),
});
export type LoginProgress = z.infer<typeof progress>;

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

export function saveProgress(ctx: RequestContext, now: LoginProgress): void {
  const { secure } = ctx.settings;
  ctx.cookies.push(privateCookie(cookieNames.login, JSON.stringify(now), secure));
}

export function forgetProgress(ctx: RequestContext): void {
  ctx.cookies.push(clearedCookie(cookieNames.login, ctx.settings.secure));
}
