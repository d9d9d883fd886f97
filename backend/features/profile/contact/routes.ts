import { createRoute } from "@hono/zod-openapi";
import {
  contactAsk,
  contactChecked,
  contactCodeSent,
  contactProof,
  profile,
} from "../../../contract/profile";
import { privateRoute } from "../../../http/access";
import type { App } from "../../../http/app";
import { callerOf } from "../../../http/caller";
import { jsonBody } from "../../../http/json-body";
import { languageOf } from "../../../http/language";
import { respond } from "../../../http/respond";
import { responses } from "../../../http/responses";
import type { Services } from "../../../services";
import { sendChallenge } from "../../auth/challenges/send-challenge";
import { showSent, showTarget } from "../../auth/challenges/show-target";
import { showProfile } from "../show-profile";
import { proveContact } from "./prove-contact";
import { readContact } from "./read-contact";

const checkRoute = createRoute({
  method: "post",
  path: "/user/contact/check",
  summary:
    "Whether a code can be sent to a phone or an e-mail that the user wants to be reached by",
  request: { body: jsonBody(contactAsk) },
  responses: responses(contactChecked, "What was understood"),
});

const codeRoute = createRoute({
  method: "post",
  path: "/user/contact/code",
  summary: "Sends a code to a new phone or e-mail, whether or not another account has it",
  request: { body: jsonBody(contactAsk) },
  responses: responses(contactCodeSent, "Where it went, and how long it is good"),
});

const proveRoute = createRoute({
  method: "post",
  path: "/user/contact",
  summary:
    "Makes a phone or an e-mail the user's by its code; another one than before ends all other logins",
  request: { body: jsonBody(contactProof) },
  responses: responses(profile, "With the new phone or e-mail"),
});

/** Phone and e-mail, each proven by a code before it counts. */
export function contactRoutes(app: App, services: Services): void {
  privateRoute(app, checkRoute, (c, { user }) => {
    const typed = c.req.valid("json").target;
    const target = readContact(services, user, { typed, lang: languageOf(c) });
    return respond(c, contactChecked, showTarget(target));
  });

  privateRoute(app, codeRoute, async (c, { user }) => {
    const lang = languageOf(c);
    const target = readContact(services, user, { typed: c.req.valid("json").target, lang });
    const { address } = callerOf(c);
    const ask = { kind: "contact", target, lang, address, userId: user.id } as const;
    const challenge = await sendChallenge(services, ask);
    return respond(c, contactCodeSent, { challenge, ...showSent(target, "contact") });
  });

  privateRoute(app, proveRoute, async (c, login) => {
    const given = { ...c.req.valid("json"), lang: languageOf(c), ...callerOf(c) };
    return respond(c, profile, showProfile(services, await proveContact(services, login, given)));
  });
}
