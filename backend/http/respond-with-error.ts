import type { ErrorBody } from "../contract/errors";
import type { Context } from "./app";
import { encodeJson } from "./encode-json";
import type { ApiError } from "./errors";

/** The one error shape of the wire (decisions 13): keys and the request's id, never an internal message. */
export function respondWithError(c: Context, { code, status, details }: ApiError): Response {
  const { errors, params, token, retryAfterSeconds } = details;
  const body: ErrorBody = token
    ? { token, requestId: c.get("requestId") }
    : { msg: code, errors, params, requestId: c.get("requestId") };
  c.header("Content-Type", "application/json; charset=utf-8");
  c.header("Cache-Control", "no-store");
  if (retryAfterSeconds) c.header("Retry-After", String(retryAfterSeconds));
  return c.body(encodeJson(body), status);
}
