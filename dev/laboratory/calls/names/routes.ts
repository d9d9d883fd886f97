import { createRoute } from "@hono/zod-openapi";
import { publicRoute } from "#backend/http/access";
import type { App } from "#backend/http/app";
import { ApiError } from "#backend/http/errors";
import { jsonBody } from "#backend/http/json-body";
import { respond } from "#backend/http/respond";
import { responses } from "#backend/http/responses";
import { uniqueAnswer, uniqueAsk } from "../../contract/unique";
import { nameTaken } from "../errors";

const taken = new Set(["timcheh", "admin", "shop"]);

const uniqueCall = createRoute({
  method: "post",
  path: "/lab/unique",
  summary: "Whether a name is free (R-UNIQ-02)",
  request: { body: jsonBody(uniqueAsk) },
  responses: responses(uniqueAnswer, "The name is free"),
});

export function nameRoutes(app: App): void {
  publicRoute(app, uniqueCall, (c) => {
    const { unique_name } = c.req.valid("json");
    if (taken.has(unique_name.toLowerCase())) throw new ApiError(nameTaken);
    return respond(c, uniqueAnswer, { data: { unique_name } });
  });
}
