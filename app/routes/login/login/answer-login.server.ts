import type { LoggedIn } from "#backend/contract/auth";
import {
  logIn,
  logInByLink,
  readLoginTarget,
  resetPassword,
  sendLoginCode,
  sendLoginLink,
} from "~/api/auth.server";
import { ApiError } from "~/api/client/api-error";
import type { GuardedArguments } from "~/request/action.server";
import { cookieNames } from "~/request/cookie-names";
import { readCookies } from "~/request/cookies.server";
import { redirectTo } from "~/request/redirects.server";
import { enterShop } from "./enter.server";
import { forgetProgress, keepProgress, type LoginProgress, readProgress } from "./progress.server";

/** One button of the login page: what it does, and where that leads. */
type Answer = (args: GuardedArguments, progress: LoginProgress) => Promise<Response>;

const path = ({ request }: GuardedArguments) =>
  new URL(request.url).pathname.replace(/\.data$/, "");
const field = ({ form }: GuardedArguments, name: string) => String(form.get(name) ?? "");
const intended = ({ request }: GuardedArguments) => readCookies(request)[cookieNames.intended];

const answers: Record<string, Answer> = {
  password: async (args, { target }) => {
    const ask = { target, password: field(args, "password"), intended: intended(args) };
    return enter(args, await logIn(args.ctx.api, ask));
  },
  code: async (args, { challenge = "" }) =>
    enter(args, await logIn(args.ctx.api, { challenge, code: field(args, "code") })),
  reset: async (args, { challenge = "" }) => {
    const ask = { challenge, code: field(args, "code"), password: field(args, "password") };
    return enter(args, await resetPassword(args.ctx.api, ask));
  },
  "send.login": (args, progress) => sendCode(args, progress, "login"),
  "send.reset": (args, progress) => sendCode(args, progress, "reset"),
  "send.link": async (args, { target, channel }) => {
    await sendLoginLink(args.ctx.api, { target, intended: intended(args) });
    keepProgress(args.ctx, { target, channel, sent: "link" });
    return redirectToNextStep(args);
  },
};

/** Does what a form of the login page asks for. Throws the backend's ApiError where it refuses. */
export async function answerLogin(args: GuardedArguments): Promise<Response> {
  const { ctx, params, request } = args;
  const intent = field(args, "intent");
  if (intent === "link") return enter(args, await logInByLink(ctx.api, params.token ?? ""));
  if (intent === "target") return readTarget(args);
  const progress = readProgress(request);
  const answer = answers[intent];
  if (intent === "restart" || !progress || !answer) {
    forgetProgress(ctx);
    return redirectToNextStep(args);
  }
  return answer(args, progress);
}

async function readTarget(args: GuardedArguments): Promise<Response> {
  const typed = field(args, "target");
  if (!typed.trim()) throw new ApiError(400, { kind: "message", msg: "required_error" });
  const { target, channel } = await readLoginTarget(args.ctx.api, typed);
  keepProgress(args.ctx, { target, channel });
  return redirectToNextStep(args);
}

async function sendCode(
  args: GuardedArguments,
  { target }: LoginProgress,
  purpose: "login" | "reset",
): Promise<Response> {
  const ask = { target, purpose, intended: intended(args) };
  const { challenge, channel } = await sendLoginCode(args.ctx.api, ask);
  keepProgress(args.ctx, { target, channel, sent: purpose, challenge });
  return redirectToNextStep(args);
}

/** To the next step, which is the same address. */
function redirectToNextStep(args: GuardedArguments): Response {
  return redirectTo(args.ctx, path(args));
}

function enter({ ctx, request }: GuardedArguments, entry: LoggedIn): Response {
  return enterShop(ctx, request, entry);
}
