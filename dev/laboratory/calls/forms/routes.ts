import { createRoute, z } from "@hono/zod-openapi";
import { publicRoute } from "#backend/http/access";
import type { App, Context } from "#backend/http/app";
import { ApiError } from "#backend/http/errors";
import { jsonBody } from "#backend/http/json-body";
import { respond } from "#backend/http/respond";
import { responses } from "#backend/http/responses";
import { formAnswer } from "../../contract/fields";
import { validateLabItem } from "./validate-item";

const body = jsonBody(z.record(z.string(), z.unknown()));
const params = z.object({ id: z.string().regex(/^\d{1,9}$/) });

const addCall = createRoute({
  method: "post",
  path: "/lab/form",
  summary: "Takes a form's item (R-FORM-05)",
  request: { body },
  responses: responses(formAnswer, "The item"),
});

const changeCall = createRoute({
  method: "put",
  path: "/lab/form/{id}",
  summary: "Takes an item that was edited (R-FORM-05)",
  request: { body, params },
  responses: responses(formAnswer, "The item"),
});

/** Nothing is stored: the answer is what was understood. An item of the name `500` can't be kept. */
export function formRoutes(app: App): void {
  publicRoute(app, addCall, (c) => take(c, "POST", "0", c.req.valid("json")));
  publicRoute(app, changeCall, (c) => take(c, "PUT", c.req.valid("param").id, c.req.valid("json")));
}

function take(c: Context, method: "POST" | "PUT", id: string, sent: unknown): Response {
  const { item, errors } = { item: undefined, ...validateLabItem(sent) };
  if (errors) throw new ApiError("error.bad_request", { errors });
  if (item?.name === "500") throw new ApiError("error.unavailable");
  return respond(c, formAnswer, { data: { id, name: item?.name ?? "" }, method });
}
