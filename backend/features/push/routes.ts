import { createRoute, z } from "@hono/zod-openapi";
import { done } from "../../contract/auth";
import { pushChange, pushDevice, pushNews, pushState, pushSubscribe } from "../../contract/push";
import { privateRoute } from "../../http/access";
import type { App } from "../../http/app";
import { callerOf } from "../../http/caller";
import { jsonBody } from "../../http/json-body";
import { respond } from "../../http/respond";
import { responses } from "../../http/responses";
import type { Services } from "../../services";
import { changeDevice } from "./change-device";
import { findNews } from "./find-news";
import { readPushState } from "./read-push-state";
import { removeDevice } from "./remove-device";
import { subscribe } from "./subscribe";

const params = z.object({ id: z.uuid() });

const stateRoute = createRoute({
  method: "get",
  path: "/user/push",
  summary: "The user's devices that are told of news by Web Push, and the key that browsers need",
  responses: responses(pushState, "Whether the shop sends, and the devices"),
});

const subscribeRoute = createRoute({
  method: "post",
  path: "/user/push",
  summary: "Tells the browser of this login of news from now on",
  request: { body: jsonBody(pushSubscribe) },
  responses: responses(pushDevice, "The device"),
});

const changeRoute = createRoute({
  method: "post",
  path: "/user/push/{id}",
  summary: "Changes what a device is told of, and when it is left in peace",
  request: { params, body: jsonBody(pushChange) },
  responses: responses(pushDevice, "The device as it is now"),
});

const removeRoute = createRoute({
  method: "delete",
  path: "/user/push/{id}",
  summary: "Tells a device nothing any more",
  request: { params },
  responses: responses(done, "It is told nothing"),
});

const newsRoute = createRoute({
  method: "get",
  path: "/user/push/news/{id}",
  summary: "The page that a push was about",
  request: { params },
  responses: responses(pushNews, "Its path in the shop"),
});

/** News on a user's devices. */
export function pushRoutes(app: App, services: Services): void {
  privateRoute(app, stateRoute, async (c, login) =>
    respond(c, pushState, await readPushState(services, login)),
  );

  privateRoute(app, subscribeRoute, async (c, login) => {
    const { agent } = callerOf(c);
    return respond(c, pushDevice, await subscribe(services, login, c.req.valid("json"), agent));
  });

  privateRoute(app, changeRoute, async (c, login) => {
    const { id } = c.req.valid("param");
    return respond(c, pushDevice, await changeDevice(services, login, id, c.req.valid("json")));
  });

  privateRoute(app, removeRoute, async (c, { user }) => {
    await removeDevice(services, user.id, c.req.valid("param").id);
    return respond(c, done, { done: true });
  });

  privateRoute(app, newsRoute, async (c, { user }) =>
    respond(c, pushNews, await findNews(services, user.id, c.req.valid("param").id)),
  );
}
