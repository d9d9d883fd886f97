import { createRoute } from "@hono/zod-openapi";
import { uniqueAnswer, uniqueAsk } from "../../../contract/lab";
import { answer } from "../../../http/answer";
import type { App } from "../../../http/app";
import { ApiError } from "../../../http/errors";
import { jsonBody } from "../../../http/json-body";
import { responses } from "../../../http/responses";

const taken = new Set(["timcheh", "admin", "shop"]);

const uniqueCall = createRoute({
  method: "post",
  path: "/lab/unique",
  summary: "Whether a name is free (R-UNIQ-02)",
  request: { body: jsonBody(uniqueAsk) },
  responses: responses(uniqueAnswer, "The name is free"),
});

export function nameRoutes(app: App): void {
  app.openapi(uniqueCall, (c) => {
    const { unique_name } = c.req.valid("json");
    if (taken.has(unique_name.toLowerCase())) throw new ApiError("lab.name_taken");
    return answer(c, uniqueAnswer, { data: { unique_name } });
  });
}
