import { createRoute, z } from "@hono/zod-openapi";
import { publicRoute } from "#backend/http/access";
import type { App } from "#backend/http/app";
import { respond } from "#backend/http/respond";
import { responses } from "#backend/http/responses";
import type { Services } from "#backend/services";
import { outbox } from "../contract";
import { listOutbox } from "./list-outbox";

const outboxRoute = createRoute({
  method: "get",
  path: "/dev/outbox",
  summary: "What went out last, in words; only with DEMO (decisions 8)",
  request: {
    query: z.object({
      target: z.string().max(320).optional().describe("Only what went to this e-mail or phone"),
    }),
  },
  responses: responses(outbox, "The last messages, the newest first"),
});

export function outboxRoutes(app: App, services: Services): void {
  publicRoute(app, outboxRoute, async (c) => {
    c.header("Cache-Control", "no-store");
    return respond(c, outbox, await listOutbox(services, c.req.valid("query").target));
  });
}
