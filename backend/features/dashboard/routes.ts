import { createRoute } from "@hono/zod-openapi";
import { dashboard } from "../../contract/dashboard";
import { privateRoute } from "../../http/access";
import type { App } from "../../http/app";
import { languageOf } from "../../http/language";
import { respond } from "../../http/respond";
import { responses } from "../../http/responses";
import type { Services } from "../../services";
import { readDashboard } from "./read-dashboard";

const readRoute = createRoute({
  method: "get",
  path: "/user/dashboard",
  summary: "What the account's first page shows (domain 4.5)",
  responses: responses(dashboard, "Orders, unread answers, prices that fell, the default address"),
});

export function dashboardRoutes(app: App, services: Services): void {
  privateRoute(app, readRoute, async (c, { user }) => {
    return respond(c, dashboard, await readDashboard(services, user.id, languageOf(c)));
  });
}
