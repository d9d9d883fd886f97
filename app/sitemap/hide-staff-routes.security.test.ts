import { expect, it } from "vitest";
import { hideStaffRoutes } from "./hide-staff-routes";

const asked = (url: string) => decodeURIComponent(hideStaffRoutes(url));

it.each([
  "/staff",
  "/staff/",
  "/STAFF/members",
  "/staff/x/y/z",
  "//staff//audit",
  "staff/audit",
  "/%73taff/audit",
  "/staff.data",
  "/staff?x",
])("a question for the routes of %s is one for the shop's beginning", (path) => {
  const query = new URLSearchParams([
    ["version", "1"],
    ["p", path],
  ]);
  expect(asked(`/__manifest?${query}`)).toBe("/__manifest?version=1&p=/");
  expect(asked(`/%5F_manifest?${query}`)).not.toMatch(/staff/i);
});

it("leaves all other questions as they are", () => {
  for (const url of ["/__manifest?p=%2Ffa&p=%2Fuser%2Ftickets&version=1", "/staff?p=/staff", "/"]) {
    expect(asked(url)).toBe(decodeURIComponent(url));
  }
  expect(asked("/__manifest?p=%2Ffa%2Fcarts&p=%2Fstaff&version=1")).toBe(
    "/__manifest?version=1&p=/fa/carts",
  );
});

it("hides what stands behind a second question mark, too", () => {
  expect(asked("/__manifest?p=/fa?&p=/staff/audit&version=1")).not.toMatch(/staff/);
});
