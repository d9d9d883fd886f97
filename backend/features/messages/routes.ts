import { createRoute } from "@hono/zod-openapi";
import { outbox } from "../../contract/auth";
import { publicRoute } from "../../http/access";
import type { App } from "../../http/app";
import { ApiError } from "../../http/errors";
import { respond } from "../../http/respond";
import { responses } from "../../http/responses";
import type { Services } from "../../services";
import { listOutbox } from "./list-outbox";

const outboxRoute = createRoute({
  method: "get",
  path: "/dev/outbox",
  summary: "What went out last, in words; only with DEMO (decisions 8)",
  responses: responses(outbox, "The last messages, the newest first"),
});

export function messageRoutes(app: App, services: Services): void {
  publicRoute(app, outboxRoute, async (c) => {
    if (!services.demo) throw new ApiError("error.not_found");
    c.header("Cache-Control", "no-store");
    return respond(c, outbox, await listOutbox(services));
  });
}
