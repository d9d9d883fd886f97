import { describe, expect, it } from "vitest";
import { intendedPath } from "./require-user.server";

const get = (path: string) => new Request(`http://localhost:3000${path}`);

describe("the intended path", () => {
  it.each([
    ["/user", "/user"],
    ["/user/orders?page=2", "/user/orders?page=2"],
    ["/user/orders.data?page=2&_routes=root", "/user/orders?page=2"],
    ["/user?index", "/user"],
  ])("R-AUTH-08[session] %s is remembered as %s", (asked, remembered) => {
    expect(intendedPath(get(asked))).toBe(remembered);
  });
});
