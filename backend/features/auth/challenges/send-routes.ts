import { createRoute } from "@hono/zod-openapi";
import {
  codeAsk,
  codeSent,
  linkAsk,
  linkSent,
  loginTarget,
  targetAsk,
} from "../../../contract/auth";
import { publicRoute } from "../../../http/access";
import type { App } from "../../../http/app";
import { jsonBody } from "../../../http/json-body";
import { languageOf } from "../../../http/language";
import { respond } from "../../../http/respond";
import { responses } from "../../../http/responses";
import type { Services } from "../../../services";
import { requestInfoOf } from "../login/login-routes";
import { requireIdentifier } from "./require-identifier";
import { sendChallenge } from "./send-challenge";
import { showSent, showTarget } from "./show-target";

const targetRoute = createRoute({
  method: "post",
  path: "/login/target",
  summary: "What a typed phone or e-mail is understood as (domain 4.5)",
  request: { body: jsonBody(targetAsk) },
  responses: responses(loginTarget, "What was understood"),
});

const codeRoute = createRoute({
  method: "post",
  path: "/login/code",
  summary: "Sends a one-time code (decisions 8)",
  request: { body: jsonBody(codeAsk) },
  responses: responses(codeSent, "Where it went, and how long it is good"),
});

const linkRoute = createRoute({
  method: "post",
  path: "/login/link",
  summary: "Sends a magic link (decisions 8)",
  request: { body: jsonBody(linkAsk) },
  responses: responses(linkSent, "Where it went, and how long it is good"),
});

/** What is sent so that somebody can log in. */
export function sendRoutes(app: App, services: Services): void {
  publicRoute(app, targetRoute, (c) => {
    c.header("Cache-Control", "no-store");
    return respond(
      c,
      loginTarget,
      showTarget(requireIdentifier(c.req.valid("json").target, languageOf(c))),
    );
  });

  publicRoute(app, codeRoute, async (c) => {
    const { target: typed, purpose, intended } = c.req.valid("json");
    const { lang, caller } = requestInfoOf(c);
    const target = requireIdentifier(typed, lang);
    const kind = purpose === "reset" ? "reset" : "code";
    const ask = { kind, target, lang, address: caller.address, intended } as const;
    const challenge = await sendChallenge(services, ask);
    return respond(c, codeSent, { challenge, ...showSent(target, kind) });
  });

  publicRoute(app, linkRoute, async (c) => {
    const { target: typed, intended } = c.req.valid("json");
    const { lang, caller } = requestInfoOf(c);
    const target = requireIdentifier(typed, lang);
    await sendChallenge(services, {
      kind: "link",
      target,
      lang,
      address: caller.address,
      intended,
    });
    return respond(c, linkSent, showSent(target, "link"));
  });
}
