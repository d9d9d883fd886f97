import { createRoute, z } from "@hono/zod-openapi";
import { done, sessionList } from "../../../contract/auth";
import { privateRoute, publicRoute } from "../../../http/access";
import type { App } from "../../../http/app";
import { respond } from "../../../http/respond";
import { responses } from "../../../http/responses";
import type { Services } from "../../../services";
import { endAllLogins, endLogin, endLoginOf } from "./end-sessions";
import { listSessions } from "./list-sessions";
import { tokenOf } from "./tokens";

const security = [{ token: [] }];

const logoutRoute = createRoute({
  method: "post",
  path: "/logout",
  summary: "Ends the login of the token (R-AUTH-16)",
  security,
  responses: responses(done, "It has ended, or there was none"),
});

const everywhereRoute = createRoute({
  method: "post",
  path: "/logout/everywhere",
  summary: "Ends all logins of the user",
  responses: responses(done, "They have ended"),
});

const listRoute = createRoute({
  method: "get",
  path: "/user/sessions",
  summary: "The user's logins that still hold",
  responses: responses(sessionList, "The logins, the newest first"),
});

const endRoute = createRoute({
  method: "delete",
  path: "/user/sessions/{id}",
  summary: "Ends one login of the user's own",
  request: { params: z.object({ id: z.uuid() }) },
  responses: responses(done, "It has ended"),
});

/** Logins that hold, and their end. */
export function sessionRoutes(app: App, services: Services): void {
  const { database, clock } = services;

  publicRoute(app, logoutRoute, async (c) => {
    c.header("Cache-Control", "no-store");
    await endLoginOf(database, tokenOf(c.req.header("Authorization")), clock.now());
    return respond(c, done, { done: true });
  });

  privateRoute(app, everywhereRoute, async (c, { user }) => {
    await endAllLogins(database, user.id, clock.now());
    return respond(c, done, { done: true });
  });

  privateRoute(app, listRoute, async (c, login) =>
    respond(c, sessionList, await listSessions(services, login)),
  );

  privateRoute(app, endRoute, async (c, { user }) => {
    const familyId = c.req.valid("param").id;
    await endLogin(database, { userId: user.id, familyId }, clock.now());
    return respond(c, done, { done: true });
  });
}
