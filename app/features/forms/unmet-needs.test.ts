import { expect, it } from "vitest";
import { ApiError } from "~/api/client/api-error";
import { unmetNeeds } from "./unmet-needs.server";

const refused = (errors: Record<string, string[]>) =>
  new ApiError(400, { kind: "message", msg: "password.weak" }, errors);

it("R-PASS-04[without-script] what the backend found lacking is each need of the list", () => {
  const both = ["password.min_len", "password.lower"];
  expect(unmetNeeds(refused({ password: both }))).toEqual(["min_len", "lower"]);
});

it("another refusal, or another failure, names no need", () => {
  expect(unmetNeeds(refused({ password: ["password.max_len"] }))).toEqual([]);
  expect(unmetNeeds(refused({ code: ["login.wrong_code"] }))).toEqual([]);
  expect(unmetNeeds(new Error("torn"))).toEqual([]);
});
