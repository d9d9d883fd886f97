/** The two ways to register a call. Each says in the OpenAPI document whom it is for, where a test looks for it. */
import { createRoute, type RouteConfig, type RouteHandler } from "@hono/zod-openapi";
import type { StaffAccess } from "../contract/permissions";
import type { App, AppEnv } from "./app";
import type { Login } from "./login";

export type ContextOf<R extends RouteConfig> = Parameters<RouteHandler<R, AppEnv>>[0];
type Answer = Response | Promise<Response>;

/**
 * Registers a call for who is logged in, and one that names a permission for that part of the staff alone; the usual way. The
 * handler has the login; a visitor is answered `auth.failed`, and the answer is stored nowhere.
 */
export function privateRoute<R extends RouteConfig & { permission?: StaffAccess }>(
  app: App,
  { permission, ...route }: R,
  handler: (c: ContextOf<R>, login: Login) => Answer,
): void {
  const access = { "x-access": permission ?? "login", security: [{ token: [] }] };
  const handle = async (c: ContextOf<R>) => handler(c, await c.get("requireLogin")(permission));
  app.openapi(createRoute({ ...route, ...access }), handle as RouteHandler<RouteConfig, AppEnv>);
}

/** Registers a call for everybody; what it may do for a visitor is its own matter. The test of access lists all of them. */
export function publicRoute<R extends RouteConfig>(
  app: App,
  route: R,
  handler: (c: ContextOf<R>) => Answer,
): void {
  const described = createRoute({ ...route, "x-access": "public" });
  app.openapi(described, handler as RouteHandler<RouteConfig, AppEnv>);
}
