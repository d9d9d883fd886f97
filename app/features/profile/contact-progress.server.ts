/**
 * The phone or e-mail that a code was sent to, in a cookie that only the server reads: it stands in no address. The
 * backend believes none of it: the code proves the challenge.
 */
import { z } from "zod";
import type { RequestContext } from "~/request/context.server";
import { cookieNames } from "~/request/cookie-names";
import { clearedCookie, privateCookie, readCookies } from "~/request/cookies.server";

const progress = z.object({
  target: z.string().max(254),
  masked: z.string().max(254),
  challenge: z.string().max(100),
});
export type ContactProgress = z.infer<typeof progress>;

/** Null where no code waits, and for a cookie that is not of ours. */
export function readContactProgress(request: Request): ContactProgress | null {
  try {
    return progress.parse(JSON.parse(readCookies(request)[cookieNames.contact] ?? ""));
  } catch {
    return null;
  }
}

export function saveContactProgress(ctx: RequestContext, now: ContactProgress): void {
  const { secure } = ctx.settings;
  ctx.cookies.push(privateCookie(cookieNames.contact, JSON.stringify(now), secure));
}

export function forgetContactProgress(ctx: RequestContext): void {
  ctx.cookies.push(clearedCookie(cookieNames.contact, ctx.settings.secure));
}
