import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "@remix-run/router";
import { expect, it } from "vitest";
import { kindOfError } from "./error-kind";

it.each([
  [404, "not_found"],
  [403, "refused"],
  [400, "bad_request"],
  [405, "bad_request"],
  [410, "bad_request"],
  [413, "too_large"],
  [429, "throttled"],
  [503, "unavailable"],
  [500, "failed"],
  [502, "failed"],
])("status %i is the page %s", (status, kind) => {
  expect(kindOfError(new ErrorResponse(status, "", null))).toBe(kind);
});

it("anything else that was thrown is a failure of ours", () => {
  expect([new Error("x"), "x", undefined].map(kindOfError)).toEqual(["failed", "failed", "failed"]);
});
