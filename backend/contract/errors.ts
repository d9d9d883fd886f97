import { z } from "@hono/zod-openapi";

/**
 * The one error shape of the wire (R-ERR, decisions 13): `msg` is a translation key, `errors`
 * lists keys by field, `params` fills the places of their texts, `location` goes with 307, `token: "renew"` asks
 * for renewal.
 */
export const errorBody = z
  .object({
    msg: z.string().optional(),
    errors: z.record(z.string(), z.array(z.string())).optional(),
    params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    location: z.string().optional(),
    token: z.literal("renew").optional(),
    requestId: z.string(),
  })
  .openapi("Error");
export type ErrorBody = z.infer<typeof errorBody>;

/** Every code of the shop that a `msg` may carry; each has a text in both languages. */
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
  "crud.full",
  "crud.nothing_changed",
  "upload.missing",
  "upload.not_a_picture",
  "upload.broken",
  "upload.too_large",
  "upload.too_many_pixels",
  "upload.too_small",
  "upload.outside",
  "login.bad_target",
  "login.wrong_password",
  "login.wrong_code",
  "login.code_dead",
  "login.link_dead",
  "login.blocked",
  "login.throttled",
  "login.code_wait",
  "login.sends_paused",
  "login.sms_unserved",
  "password.weak",
  "password.wrong_old",
  "password.unproven",
  "order.empty",
  "order.changed",
  "order.sold_out",
  "order.no_seller",
  "order.too_many_open",
  "order.too_many_here",
  "order.not_possible",
  "order.not_returnable",
  "order.not_shippable",
  "payment.not_possible",
  "payment.not_offered",
  "payment.pending",
  "payment.not_received",
  "payment.not_refundable",
] as const;
export type ErrorCode = (typeof errorCodes)[number];
