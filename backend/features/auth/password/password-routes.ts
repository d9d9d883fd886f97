import { createRoute, type z } from "@hono/zod-openapi";
import {
  codeSent,
  done,
  passwordAsk,
  passwordCodeAsk,
  passwordState,
} from "../../../contract/auth";
import { privateRoute } from "../../../http/access";
import type { App } from "../../../http/app";
import { callerOf } from "../../../http/caller";
import { jsonBody } from "../../../http/json-body";
import { languageOf } from "../../../http/language";
import { respond } from "../../../http/respond";
import { responses } from "../../../http/responses";
import type { Services } from "../../../services";
import type { ChallengeKind } from "../challenges/challenge-times";
import { sendChallenge } from "../challenges/send-challenge";
import { showSent } from "../challenges/show-target";
import { needOwnTarget, readPasswordState } from "./read-password-state";
import { type NewPassword, setPassword } from "./set-password";

const stateRoute = createRoute({
  method: "get",
  path: "/user/password",
  summary: "Whether the user has a password",
  responses: responses(passwordState, "Whether, and where a code can go"),
});

const codeRoute = createRoute({
  method: "post",
  path: "/user/password/code",
  summary: "Sends the user a code for a new password, an export or an erasure",
  request: { body: jsonBody(passwordCodeAsk) },
  responses: responses(codeSent, "Where it went, and how long it is good"),
});

const setRoute = createRoute({
  method: "post",
  path: "/user/password",
  summary: "Sets the user's password, or replaces it after a code or the old one (decisions 8)",
  request: { body: jsonBody(passwordAsk) },
  responses: responses(done, "It is set, and all other logins have ended"),
});

/** The user's password. */
export function passwordRoutes(app: App, services: Services): void {
  privateRoute(app, stateRoute, async (c, login) => {
    return respond(c, passwordState, readPasswordState(login, services.clock.now()));
  });

  privateRoute(app, codeRoute, async (c, { user }) => {
    const { channel, purpose } = c.req.valid("json");
    const target = needOwnTarget(user, channel);
    const kind: ChallengeKind = purpose === "password" ? "reset" : purpose;
    const ask = { kind, target, lang: languageOf(c), ...callerOf(c) };
    const challenge = await sendChallenge(services, ask);
    return respond(c, codeSent, { challenge, ...showSent(target, kind) });
  });

  privateRoute(app, setRoute, async (c, login) => {
    const ask = c.req.valid("json");
    const { address } = callerOf(c);
    await setPassword(services, login, { password: ask.password, by: proofOf(ask), address });
    return respond(c, done, { done: true });
  });
}

function proofOf({ old, challenge, code }: z.infer<typeof passwordAsk>): NewPassword["by"] {
  if (challenge !== undefined && code !== undefined) return { challenge, code };
  return old === undefined ? null : { old };
}
