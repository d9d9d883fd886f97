import { z } from "@hono/zod-openapi";

/**
 * The one error shape of the wire (specification 8, decisions 13): `msg` is a translation key, `errors`
 * lists keys by field, `location` goes with 307, `token: "renew"` asks for renewal.
 */
export const errorBody = z
  .object({
    msg: z.string().optional(),
    errors: z.record(z.string(), z.array(z.string())).optional(),
    location: z.string().optional(),
    token: z.literal("renew").optional(),
    requestId: z.string(),
  })
  .openapi("Error");
export type ErrorBody = z.infer<typeof errorBody>;

/** Every code that a `msg` may carry; each has a text in both languages. */
export const errorCodes = [
  "auth.failed",
  "error.not_found",
  "error.bad_request",
  "error.method_not_allowed",
  "error.too_large",
  "error.too_many_requests",
  "error.forbidden",
  "error.unavailable",
  "error.internal",
] as const;
export type ErrorCode = (typeof errorCodes)[number];
