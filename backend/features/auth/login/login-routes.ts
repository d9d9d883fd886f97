import { createRoute, z } from "@hono/zod-openapi";
import { linkShown, loggedIn, loginAsk, resetAsk } from "../../../contract/auth";
import type { LanguageCode } from "../../../contract/languages";
import { publicRoute } from "../../../http/access";
import type { App, Context } from "../../../http/app";
import { type Caller, callerOf } from "../../../http/caller";
import { jsonBody } from "../../../http/json-body";
import { languageOf } from "../../../http/language";
import { respond } from "../../../http/respond";
import { responses } from "../../../http/responses";
import type { Services } from "../../../services";
import { showLink } from "../challenges/show-link";
import { resetPassword } from "../password/reset-password";
import { logInByLink } from "./log-in-by-link";
import { logInByPassword } from "./log-in-by-password";
import { finishLogin, logInByCode } from "./sign-in";

const params = z.object({ token: z.string().max(100) });

const loginRoute = createRoute({
  method: "post",
  path: "/login",
  summary: "Logs in by password or code (R-AUTH-15)",
  request: { body: jsonBody(loginAsk) },
  responses: responses(loggedIn, "The login"),
});

const showLinkRoute = createRoute({
  method: "get",
  path: "/login/links/{token}",
  summary: "Whose link it is, without using it up (decisions 8)",
  request: { params },
  responses: responses(linkShown, "Where the link was sent to, masked"),
});

const useLinkRoute = createRoute({
  method: "post",
  path: "/login/links/{token}",
  summary: "Logs in by a link and uses it up (decisions 8)",
  request: { params },
  responses: responses(loggedIn, "The login"),
});

const resetRoute = createRoute({
  method: "post",
  path: "/login/reset",
  summary: "Sets a new password by a code, and logs in (decisions 8)",
  request: { body: jsonBody(resetAsk) },
  responses: responses(loggedIn, "The login"),
});

/** The ways in. */
export function loginRoutes(app: App, services: Services): void {
  publicRoute(app, loginRoute, async (c) => {
    const ask = c.req.valid("json");
    const requestInfo = requestInfoOf(c);
    const authResult =
      "challenge" in ask
        ? await logInByCode(services, ask, requestInfo)
        : await logInByPassword(services, ask, requestInfo);
    return respond(c, loggedIn, await finishLogin(services, c, authResult));
  });

  publicRoute(app, showLinkRoute, async (c) => {
    const { caller } = requestInfoOf(c);
    const { token } = c.req.valid("param");
    return respond(c, linkShown, await showLink(services, token, caller.address));
  });

  publicRoute(app, useLinkRoute, async (c) => {
    const authResult = await logInByLink(services, c.req.valid("param").token, requestInfoOf(c));
    return respond(c, loggedIn, await finishLogin(services, c, authResult));
  });

  publicRoute(app, resetRoute, async (c) => {
    const authResult = await resetPassword(services, c.req.valid("json"), requestInfoOf(c));
    return respond(c, loggedIn, await finishLogin(services, c, authResult));
  });
}

/** Who is about to log in, from where. */
export interface RequestInfo {
  lang: LanguageCode;
  caller: Caller;
  /** Of the referral link that the visitor came by; unchecked. */
  referral?: string | undefined;
}

/** What is known of a call's caller; what such a call answers is stored nowhere. */
export function requestInfoOf(c: Context): RequestInfo {
  c.header("Cache-Control", "no-store");
  return { lang: languageOf(c), caller: callerOf(c), referral: c.req.header("X-Referral") };
}
