import { expect, it } from "vitest";
import { staffReturnOf } from "./staff-return.server";

const returnOf = (to: string) =>
  staffReturnOf(new Request(`http://shop.example/staff/login?${new URLSearchParams({ to })}`));

it.each(["/staff/audit?actor=none", "/staff/tickets/17", "/staff/roles/new"])(
  "a sign-in goes on to %s",
  (to) => {
    expect(returnOf(to)).toBe(to);
  },
);

it.each([
  "https://evil.example/staff",
  "//evil.example/staff",
  "/\\evil.example/staff",
  "javascript:alert(1)",
  "/en/home",
  "/user/orders",
  "/staff/login",
  "/staff/factor?to=/staff/audit",
  "/staff/logout",
  "/staff/../user/settings",
  "",
])("a sign-in doesn't go on to %s", (to) => {
  expect(returnOf(to)).toBe("/staff");
});
