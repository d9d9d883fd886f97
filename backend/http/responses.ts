import type { RouteConfig, z } from "@hono/zod-openapi";
import { errorBody } from "../contract/errors";

const json = (schema: z.ZodType, description: string) => ({
  description,
  content: { "application/json": { schema } },
});

/** A call's answers for the OpenAPI document: the good one, and the one error shape. */
export function responses(schema: z.ZodType, description: string): RouteConfig["responses"] {
  return {
    200: json(schema, description),
    default: json(errorBody, "What went wrong, as translation keys"),
  };
}
