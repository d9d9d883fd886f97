import { createRoute, z } from "@hono/zod-openapi";
import { and, eq, ne } from "drizzle-orm";
import { done, sessionList } from "../../contract/auth";
import { codeAsk } from "../../contract/staff";
import { sessions } from "../../db/tables/users";
import { privateRoute } from "../../http/access";
import type { App } from "../../http/app";
import { callerOf } from "../../http/caller";
import { jsonBody } from "../../http/json-body";
import { respond } from "../../http/respond";
import { responses } from "../../http/responses";
import type { Services } from "../../services";
import { listSessions } from "../auth/sessions/list-sessions";
import { revokeSessions } from "../auth/sessions/revoke-sessions";
import { removeFactor } from "./factors/remove-factor";

const everybody = { permission: "staff" as const };

const routes = {
  sessions: createRoute({
    method: "get",
    path: "/staff/sessions",
    summary: "This member's logins to the back-office that still hold",
    ...everybody,
    responses: responses(sessionList, "The logins, the newest first"),
  }),
  end: createRoute({
    method: "post",
    path: "/staff/sessions/end",
    summary: "Ends this member's other logins to the back-office",
    ...everybody,
    responses: responses(done, "They have ended"),
  }),
  remove: createRoute({
    method: "post",
    path: "/staff/factors/{id}/remove",
    summary: "Takes one of several own second factors away, for a code of the app",
    ...everybody,
    request: { params: z.object({ id: z.uuid() }), body: jsonBody(codeAsk) },
    responses: responses(done, "It is gone"),
  }),
};

/** A member's own security. */
export function ownStaffRoutes(app: App, services: Services): void {
  privateRoute(app, routes.sessions, async (c, login) =>
    respond(c, sessionList, await listSessions(services, login)),
  );

  privateRoute(app, routes.end, async (c, { user, session }) => {
    const others = and(eq(sessions.kind, "staff"), ne(sessions.familyId, session.familyId));
    const now = services.clock.now();
    await services.database.transaction((q) => revokeSessions(q, user.id, others, now));
    return respond(c, done, { done: true });
  });

  privateRoute(app, routes.remove, async (c, login) => {
    const { code } = c.req.valid("json");
    await removeFactor(services, login, { ...c.req.valid("param"), code, caller: callerOf(c) });
    return respond(c, done, { done: true });
  });
}
