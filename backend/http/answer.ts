import type { z } from "@hono/zod-openapi";
import type { Context } from "./app";
import { answerJson } from "./encode-answer";

/**
 * Answers a call with JSON in the contract's shape; the one place where texts are HTML-encoded on
 * their way out (decisions 13). The schema is there for the types: what we make is not parsed again.
 */
export function answer<S extends z.ZodType>(c: Context, _schema: S, body: z.input<S>): Response {
  c.header("Content-Type", "application/json; charset=utf-8");
  return c.body(answerJson(body));
}
