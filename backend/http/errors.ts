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
} as const satisfies Record<ErrorCode, ContentfulStatusCode>;

interface Details {
  /** Keys by field. */
  errors?: Record<string, string[]>;
  /** Asks for a renewal (decisions 7). */
  token?: "renew";
  retryAfterSeconds?: number;
}

/** What a verb throws when it can't do as asked; becomes the one error shape of the wire. */
export class CallError extends Error {
  readonly status: ContentfulStatusCode;

  constructor(
    readonly code: ErrorCode,
    readonly details: Details = {},
  ) {
    super(code);
    this.name = "CallError";
    this.status = statusOf[code];
  }
}
