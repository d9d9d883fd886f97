import type { z } from "@hono/zod-openapi";
import type { Context } from "./app";
import { encodeJson } from "./encode-json";

/**
 * Answers a call with JSON in the contract's shape; the one place where texts are HTML-encoded on
 * their way out (decisions 13). Who takes values as they are is handed this one (contract/page-fetch). The schema is there for
 * the types: what we make is not parsed again.
 */
export function respond<S extends z.ZodType>(c: Context, _schema: S, body: z.input<S>): Response {
  if (c.env.handed) {
    c.env.handed.value = body;
    return c.body(null);
  }
  c.header("Content-Type", "application/json; charset=utf-8");
  return c.body(encodeJson(body));
}
