import { describe, expect, it } from "vitest";
import { safePath } from "./safe-path";

describe("safePath", () => {
  it.each([
    ["/user/tickets", "/user/tickets"],
    ["/user/orders?page=2#last", "/user/orders?page=2#last"],
    ["/fa/home/products/all/قاب", "/fa/home/products/all/%D9%82%D8%A7%D8%A8"],
    ["/a/../user", "/user"],
  ])("follows %s", (wanted, followed) => {
    expect(safePath(wanted, "/")).toBe(followed);
  });

  it.each([
    null,
    undefined,
    "",
    "user",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/\n//evil.example",
    "https://evil.example/",
    "javascript:alert(1)",
    "/..//evil.example",
    "/.//evil.example",
  ])("R-AUTH-11[foreign] does not follow %j", (wanted) => {
    expect(safePath(wanted, "/user")).toBe("/user");
  });
});
