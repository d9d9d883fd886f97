import type { CodePurpose } from "#backend/contract/auth";
import type { RequestContext } from "~/request/context.server";
import { cookieNames } from "~/request/cookie-names";
import { clearedCookie, privateCookie, readCookies } from "~/request/cookies.server";

/** Keeps the challenge of a code that was sent, with what it was sent for: it is good only with the code. */
export function rememberCode(ctx: RequestContext, purpose: CodePurpose, challenge: string): void {
  const value = `${purpose}.${challenge}`;
  ctx.cookies.push(privateCookie(cookieNames.passwordCode, value, ctx.settings.secure));
}

/** The challenge of the code that was sent for this; null where none was, or for something else. */
export function sentCode(request: Request, purpose: CodePurpose): string | null {
  const [sentFor, challenge] = (readCookies(request)[cookieNames.passwordCode] ?? "").split(".");
  return sentFor === purpose && challenge ? challenge : null;
}

/** The code is used up. */
export function forgetCode(ctx: RequestContext): void {
  ctx.cookies.push(clearedCookie(cookieNames.passwordCode, ctx.settings.secure));
}
