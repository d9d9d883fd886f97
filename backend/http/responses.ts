import { type RouteConfig, z } from "@hono/zod-openapi";
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

/** The same of a call that answers a picture. */
export const pictureResponses: RouteConfig["responses"] = {
  200: {
    description: "The picture",
    content: { "image/webp": { schema: z.string().openapi({ format: "binary" }) } },
  },
  default: json(errorBody, "What went wrong, as translation keys"),
};
