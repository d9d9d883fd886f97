import { createRoute } from "@hono/zod-openapi";
import { renewedToken, userState } from "../../contract/user";
import { publicRoute } from "../../http/access";
import type { App } from "../../http/app";
import { respond } from "../../http/respond";
import { responses } from "../../http/responses";
import type { Services } from "../../services";
import { findFreshLogin } from "../auth/sessions/find-session";
import { renewToken } from "../auth/sessions/renew-token";
import { showUser } from "./show-user";

const security = [{ token: [] }];

const userRoute = createRoute({
  method: "get",
  path: "/user",
  summary: "Who is logged in (R-API-09)",
  security,
  responses: responses(userState, "The user, or `login: false` for a visitor"),
});

const renewRoute = createRoute({
  method: "get",
  path: "/user/renew-token",
  summary: "A token's successor (R-API-10)",
  security,
  responses: responses(renewedToken, "The new token"),
});

export function userRoutes(app: App, services: Services): void {
  app.openAPIRegistry.registerComponent("securitySchemes", "token", {
    type: "apiKey",
    in: "header",
    name: "Authorization",
    description: "The session's token, bare or as `Bearer`.",
  });

  publicRoute(app, userRoute, async (c) => {
    c.header("Cache-Control", "no-store");
    const login = await findFreshLogin(services, c);
    if (!login) return respond(c, userState, { login: false, info: {} });
    return respond(c, userState, { login: true, info: showUser(login.user) });
  });

  publicRoute(app, renewRoute, async (c) => {
    c.header("Cache-Control", "no-store");
    return respond(c, renewedToken, { token: await renewToken(services, c) });
  });
}
