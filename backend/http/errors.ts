import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { ErrorCode } from "../contract/errors";

const statusOf = {
  "auth.failed": 401,
  "error.not_found": 404,
  "error.bad_request": 400,
  "error.method_not_allowed": 405,
  "error.too_large": 413,
  "error.too_many_requests": 429,
  "error.forbidden": 403,
  "error.unavailable": 503,
  "error.internal": 500,
  "crud.full": 409,
  "crud.nothing_changed": 400,
  "upload.missing": 400,
  "upload.not_a_picture": 400,
  "upload.broken": 400,
  "upload.too_large": 413,
  "upload.too_many_pixels": 400,
  "upload.too_small": 400,
  "upload.outside": 400,
  "library.in_use": 409,
  "brands.in_use": 409,
  "csv.unreadable": 400,
  "csv.columns": 400,
  "csv.too_long": 400,
  "csv.line": 400,
  "text.too_long": 400,
  "text.reference": 400,
  "text.unknown_place": 400,
  "text.delivered": 400,
  "home.full": 409,
  "home.once": 409,
  "login.bad_target": 400,
  "login.wrong_password": 400,
  "login.wrong_code": 400,
  "login.code_dead": 400,
  "login.link_dead": 410,
  "login.blocked": 403,
  "login.throttled": 429,
  "login.code_wait": 429,
  "login.sends_paused": 429,
  "login.sms_unserved": 400,
  "password.weak": 400,
  "password.wrong_old": 400,
  "password.unproven": 400,
  "contact.taken": 400,
  "contact.own": 400,
  "address.changed": 409,
  "link.full": 409,
  "link.empty_cart": 409,
  "erasure.order_open": 409,
  "erasure.money_moving": 409,
  "erasure.staff": 409,
  "staff.changed": 409,
  "staff.more_than_own": 403,
  "staff.last_manager": 409,
  "staff.role_in_use": 409,
  "staff.name_taken": 409,
  "staff.already": 409,
  "staff.last_factor": 409,
  "staff.passkey_refused": 400,
  "order.empty": 409,
  "order.changed": 409,
  "order.sold_out": 409,
  "order.no_seller": 409,
  "order.too_many_open": 409,
  "order.too_many_here": 429,
  "order.not_possible": 409,
  "order.not_returnable": 409,
  "order.not_shippable": 409,
  "push.off": 409,
  "push.full": 409,
  "push.taken": 409,
  "push.bad_address": 400,
  "payment.not_possible": 409,
  "payment.not_offered": 409,
  "payment.pending": 409,
  "payment.not_received": 409,
  "payment.not_refundable": 409,
  "ticket.not_possible": 409,
  "ticket.changed": 409,
  "content.changed": 409,
  "content.published": 409,
  "content.slug_taken": 409,
  "content.version_taken": 409,
  "guest_message.settled": 409,
  "guest_message.no_email": 409,
  "blog.comments_closed": 409,
  "blog.changed": 409,
  "blog.not_possible": 409,
  "review.not_bought": 409,
  "review.changed": 409,
} as const satisfies Record<ErrorCode, ContentfulStatusCode>;

interface Details {
  /** Keys by field. */
  errors?: Record<string, string[]>;
  /** What stands in the places of the texts. */
  params?: Record<string, string | number>;
  /** Asks for a renewal (decisions 7). */
  token?: "renew";
  retryAfterSeconds?: number;
}

/** A code that an extension brings; its texts are the extension's, too. */
export interface OwnErrorCode {
  code: string;
  status: ContentfulStatusCode;
}

/** What a verb throws when it can't do as asked; becomes the one error shape of the wire. */
export class ApiError extends Error {
  readonly code: string;
  readonly status: ContentfulStatusCode;

  constructor(
    code: ErrorCode | OwnErrorCode,
    readonly details: Details = {},
  ) {
    const own = typeof code === "string" ? { code, status: statusOf[code] } : code;
    super(own.code);
    this.name = "ApiError";
    this.code = own.code;
    this.status = own.status;
  }
}
