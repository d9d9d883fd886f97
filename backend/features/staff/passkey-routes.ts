import { createRoute } from "@hono/zod-openapi";
import { done } from "../../contract/auth";
import { passkeyAdd, passkeyOffer } from "../../contract/staff";
import { privateRoute } from "../../http/access";
import type { App } from "../../http/app";
import { callerOf } from "../../http/caller";
import { jsonBody } from "../../http/json-body";
import { respond } from "../../http/respond";
import { responses } from "../../http/responses";
import type { Services } from "../../services";
import { addPasskey } from "./passkeys/add-passkey";
import { challengePasskey, offerPasskey } from "./passkeys/offer-passkey";

const routes = {
  offer: createRoute({
    method: "post",
    path: "/staff/passkeys/offer",
    summary: "What a browser is asked for to make a passkey for this member",
    permission: "staff" as const,
    responses: responses(passkeyOffer, "WebAuthn's creation options"),
  }),
  add: createRoute({
    method: "post",
    path: "/staff/passkeys",
    summary: "Adds a passkey that a browser has made",
    permission: "staff" as const,
    request: { body: jsonBody(passkeyAdd) },
    responses: responses(done, "It is added"),
  }),
  challenge: createRoute({
    method: "post",
    path: "/staff/passkeys/challenge",
    summary: "What a browser is asked for to show a passkey as the second step",
    permission: "staff.unproven" as const,
    responses: responses(passkeyOffer, "WebAuthn's request options"),
  }),
};

/** Passkeys of the staff, where the browser has them (decision 0120). */
export function passkeyRoutes(app: App, services: Services): void {
  privateRoute(app, routes.offer, async (c, login) =>
    respond(c, passkeyOffer, await offerPasskey(services, login)),
  );

  privateRoute(app, routes.add, async (c, login) => {
    await addPasskey(services, login, c.req.valid("json"), callerOf(c));
    return respond(c, done, { done: true });
  });

  privateRoute(app, routes.challenge, async (c, login) =>
    respond(c, passkeyOffer, await challengePasskey(services, login)),
  );
}
