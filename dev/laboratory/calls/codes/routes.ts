import { createRoute } from "@hono/zod-openapi";
import { publicRoute } from "#backend/http/access";
import type { App } from "#backend/http/app";
import { ApiError } from "#backend/http/errors";
import { jsonBody } from "#backend/http/json-body";
import { respond } from "#backend/http/respond";
import { responses } from "#backend/http/responses";
import { checkAnswer, checkAsk } from "../../contract/fields";
import { codeUnknown } from "../errors";

const codes = new Map([
  ["NOWRUZ", 20],
  ["YALDA", 10],
]);

const checkCall = createRoute({
  method: "post",
  path: "/lab/check",
  summary: "Whether a code is known (R-CHK-01)",
  request: { body: jsonBody(checkAsk) },
  responses: responses(checkAnswer, "What the code is good for"),
});

export function codeRoutes(app: App): void {
  publicRoute(app, checkCall, (c) => {
    const [typed = ""] = Object.values(c.req.valid("json"));
    const code = typed.toUpperCase();
    const percent = codes.get(code);
    if (percent === undefined) throw new ApiError(codeUnknown);
    return respond(c, checkAnswer, { data: { code, percent } });
  });
}
