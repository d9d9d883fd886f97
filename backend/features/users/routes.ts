import { createRoute } from "@hono/zod-openapi";
import { renewedToken, userState } from "../../contract/user";
import { preferencesChange, userPreferences } from "../../contract/user-preferences";
import { inOneTrip } from "../../db/one-trip";
import { privateRoute, publicRoute } from "../../http/access";
import type { App } from "../../http/app";
import { jsonBody } from "../../http/json-body";
import { respond } from "../../http/respond";
import { responses } from "../../http/responses";
import type { Services } from "../../services";
import { findFreshLogin } from "../auth/sessions/find-session";
import { renewToken } from "../auth/sessions/renew-token";
import { readSteps } from "../profile/read-steps";
import { avatarOf } from "../profile/show-profile";
import { countUnreadTickets } from "./count-unread-tickets";
import { readPreferences } from "./read-preferences";
import { savePreferences } from "./save-preferences";
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

const preferencesRoute = createRoute({
  method: "get",
  path: "/user/preferences",
  summary: "How the shop looks to the user and writes to them (domain 4.5)",
  responses: responses(
    userPreferences,
    "What they chose, and the shop's own way where they did not",
  ),
});

const changeRoute = createRoute({
  method: "post",
  path: "/user/preferences",
  summary: "Changes what is named of them",
  request: { body: jsonBody(preferencesChange) },
  responses: responses(userPreferences, "All of them as they are now"),
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
    const { user } = login;
    const [steps, tickets] = await services.database.run((q) =>
      inOneTrip(q, (q) => Promise.all([readSteps(q, user), countUnreadTickets(q, user.id)])),
    );
    const { calendar, digits } = readPreferences(user);
    const own = { avatar: avatarOf(user), calendar, digits, steps, unread: { tickets } };
    const info = { ...showUser(user), ...own };
    return respond(c, userState, { login: true, info });
  });

  publicRoute(app, renewRoute, async (c) => {
    c.header("Cache-Control", "no-store");
    return respond(c, renewedToken, { token: await renewToken(services, c) });
  });

  privateRoute(app, preferencesRoute, async (c, { user }) =>
    respond(c, userPreferences, readPreferences(user)),
  );

  privateRoute(app, changeRoute, async (c, { user }) =>
    respond(c, userPreferences, await savePreferences(services, user.id, c.req.valid("json"))),
  );
}
