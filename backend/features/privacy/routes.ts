import { createRoute } from "@hono/zod-openapi";
import { done } from "../../contract/auth";
import { exportedData, type ProofAsk, proofAsk } from "../../contract/privacy";
import { consentsChange, userConsents } from "../../contract/user-consents";
import { privateRoute } from "../../http/access";
import type { App } from "../../http/app";
import { callerOf } from "../../http/caller";
import { jsonBody } from "../../http/json-body";
import { respond } from "../../http/respond";
import { responses } from "../../http/responses";
import type { Services } from "../../services";
import { eraseAccount } from "./erasure/erase-account";
import { exportData } from "./export/export-data";
import { readConsents } from "./read-consents";
import { recordConsents } from "./record-consents";
import type { Proof } from "./require-proof";

const listRoute = createRoute({
  method: "get",
  path: "/user/consents",
  summary: "What the user allowed and refused (domain 4.5)",
  responses: responses(userConsents, "How each stands, and the log of it"),
});

const recordRoute = createRoute({
  method: "post",
  path: "/user/consents",
  summary: "Allows or refuses from now on, in today's wording",
  request: { body: jsonBody(consentsChange) },
  responses: responses(userConsents, "How each stands now, and the log of it"),
});

const exportRoute = createRoute({
  method: "post",
  path: "/user/export",
  summary: "Everything that is kept about the user, by fresh proof",
  request: { body: jsonBody(proofAsk) },
  responses: responses(exportedData, "All of it, with the pictures"),
});

const eraseRoute = createRoute({
  method: "post",
  path: "/user/erasure",
  summary: "Forgets the user, but for what the law keeps, by fresh proof",
  request: { body: jsonBody(proofAsk) },
  responses: responses(done, "They are forgotten, and all their logins have ended"),
});

/** What a person may know, take along and have forgotten. */
export function privacyRoutes(app: App, services: Services): void {
  const { database, clock } = services;

  privateRoute(app, listRoute, async (c, { user }) => {
    return respond(c, userConsents, await database.run((q) => readConsents(q, user.id)));
  });

  privateRoute(app, recordRoute, async (c, { user }) => {
    const { address } = callerOf(c);
    const recording = { userId: user.id, change: c.req.valid("json"), address, now: clock.now() };
    const after = await database.transaction(async (q) => {
      await recordConsents(q, recording);
      return readConsents(q, user.id);
    });
    return respond(c, userConsents, after);
  });

  privateRoute(app, exportRoute, async (c, login) => {
    const proof = proofOf("export", c.req.valid("json"), callerOf(c).address);
    return respond(c, exportedData, await exportData(services, login, proof));
  });

  privateRoute(app, eraseRoute, async (c, login) => {
    const proof = proofOf("erase", c.req.valid("json"), callerOf(c).address);
    await eraseAccount(services, login, proof);
    return respond(c, done, { done: true });
  });
}

function proofOf(
  purpose: Proof["purpose"],
  { old, challenge, code }: ProofAsk,
  address: string | null,
): Proof {
  if (challenge !== undefined && code !== undefined) {
    return { purpose, by: { challenge, code }, address };
  }
  return { purpose, by: old === undefined ? null : { old }, address };
}
