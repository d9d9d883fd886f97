import type { z } from "@hono/zod-openapi";

/** The body of a call that takes JSON. Required: without a content type it would pass unread. */
export function jsonBody<S extends z.ZodType>(schema: S) {
  return { content: { "application/json": { schema } }, required: true as const };
}
