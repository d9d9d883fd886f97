import { endSession, sendPasswordCode, setPassword } from "~/api/auth.server";
import type { GuardedArguments } from "~/request/action.server";
import { cookieNames } from "~/request/cookie-names";
import { clearedCookie, privateCookie, readCookies } from "~/request/cookies.server";
import type { Flash } from "~/request/flash.server";
import { redirectTo } from "~/request/redirects.server";

const here = "/user/user-settings";
const text = (form: FormData, name: string) => String(form.get(name) ?? "");

/** The buttons of the settings page. Throws the backend's ApiError where it refuses. */
export async function answerSettings(args: GuardedArguments): Promise<Response> {
  switch (text(args.form, "intent")) {
    case "password.code":
      return sendCode(args);
    case "password.set":
      return changePassword(args);
    case "session.end":
      return end(args);
    default:
      throw new Response(null, { status: 400 });
  }
}

/** The code's challenge waits in a cookie: it is good only with the code. */
async function sendCode({ ctx }: GuardedArguments): Promise<Response> {
  const { challenge } = await sendPasswordCode(ctx.api);
  ctx.cookies.push(privateCookie(cookieNames.passwordCode, challenge, ctx.settings.secure));
  return back(ctx, { type: "success", key: "account.code_sent" });
}

async function changePassword({ ctx, form, request }: GuardedArguments): Promise<Response> {
  const challenge = readCookies(request)[cookieNames.passwordCode];
  const code = text(form, "code");
  await setPassword(ctx.api, {
    password: text(form, "password"),
    old: text(form, "old") || undefined,
    ...(challenge && code && { challenge, code }),
  });
  ctx.cookies.push(clearedCookie(cookieNames.passwordCode, ctx.settings.secure));
  return back(ctx, { type: "success", key: "account.password_kept" });
}

async function end({ ctx, form }: GuardedArguments): Promise<Response> {
  await endSession(ctx.api, text(form, "session"));
  return back(ctx, { type: "success", key: "account.session_ended" });
}

function back(ctx: GuardedArguments["ctx"], flash: Flash): Response {
  return redirectTo(ctx, here, { flash });
}
