import { isRouteErrorResponse } from "@remix-run/react";
import type { MessageKey } from "~/i18n/messages/en";

export type ErrorKind =
  | "not_found"
  | "refused"
  | "bad_request"
  | "too_large"
  | "throttled"
  | "unavailable"
  | "failed";

export const errorTexts: Record<ErrorKind, { title: MessageKey; text: MessageKey }> = {
  not_found: { title: "error_page.not_found", text: "error_page.not_found_text" },
  refused: { title: "error_page.refused", text: "error_page.refused_text" },
  bad_request: { title: "error_page.bad_request", text: "error_page.bad_request_text" },
  too_large: { title: "error_page.too_large", text: "error_page.too_large_text" },
  throttled: { title: "error_page.throttled", text: "error_page.throttled_text" },
  unavailable: { title: "error_page.unavailable", text: "error_page.unavailable_text" },
  failed: { title: "error_page.failed", text: "error_page.failed_text" },
};

const kinds: Record<number, ErrorKind> = {
  400: "bad_request",
  403: "refused",
  404: "not_found",
  405: "bad_request",
  413: "too_large",
  429: "throttled",
  503: "unavailable",
};

/** Which page an error gets: by the status of a thrown answer; anything else is a failure of ours. */
export function kindOfError(error: unknown): ErrorKind {
  if (!isRouteErrorResponse(error)) return "failed";
  return kinds[error.status] ?? (error.status < 500 ? "bad_request" : "failed");
}
