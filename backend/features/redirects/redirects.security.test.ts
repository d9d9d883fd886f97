import { describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { redirectPathOf } from "../../contract/redirects";
import { staffOf } from "../orders/staff.fixture";

const backend = provideTestBackend();

/** As they are on the wire: decoded. */
const hostile = [
  "",
  "/",
  "evil",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\/evil.example",
  "/a\\b",
  "https://evil.example/a",
  "javascript:alert(1)",
  "/a//b",
  "/a/",
  "/./a",
  "/a/../api/user",
  "/..",
  "/\t/evil.example",
  "/a\r\nSet-Cookie: a=b",
  "/a\0",
  "/a\u007fb",
  "/a\u2028b",
  "/api",
  "/api/user",
  "/API/user",
  "/assets/a.js",
  "/staff",
  "/Staff/menus",
  "/texts/a",
  "/fonts/a",
  "/__manifest",
  "/en.data",
  `/${"a".repeat(500)}`,
];

describe("old addresses", () => {
  it.each(hostile)("neither begin nor end at %j", async (path) => {
    const { post } = await staffOf(backend(), "content.write");
    const add = (from: string, to: string) => post("admin/redirects", { version: 0, from, to });
    expect((await add(path, "/en/blogs")).status).toBe(400);
    expect((await add("/harmless", path)).status).toBe(400);
    const lines = [{ line: 1, from: "/harmless", to: path }];
    expect((await post("admin/redirects/many", { lines })).status).toBe(400);
    const asked = `home/redirect?${new URLSearchParams({ path })}`;
    expect((await backend().call(asked)).status).toBe(400);
  });

  it.each([
    ["/a%2f%2fb", null],
    ["/%2fevil.example", null],
    ["/%5cevil.example", null],
    ["/%2e%2e/api", null],
    ["/%61pi/user", null],
    ["/a%00", null],
    ["/a%0d%0ab", null],
    ["/%zz", null],
    ["/%ff", null],
    ["/a?b", null],
    ["/a#b", null],
    ["/a b", null],
    ["/a\ud800", null],
    ["/a/", "/a"],
    ["/a//", null],
    ["/A%20b%25", "/A b%"],
    ["/%252fevil", "/%2fevil"],
    ["/%DA%A9%D9%81%D8%B4", "/کفش"],
  ])("an address %s is decoded once, then looked at", (address, path) => {
    expect(redirectPathOf(address)).toBe(path);
  });

  it("are for whoever may write, and for whoever asks one at a time", async () => {
    const { get, post } = await staffOf(backend(), "tickets.read");
    const fields = { version: 0, from: "/foreign", to: "/en/blogs" };
    const id = crypto.randomUUID();
    const answers = await Promise.all([
      get("admin/redirects"),
      get(`admin/redirects/${id}`),
      post("admin/redirects", fields),
      post("admin/redirects/many", { lines: [{ line: 1, ...fields }] }),
      post(`admin/redirects/${id}`, fields),
      post(`admin/redirects/${id}/remove`, { version: 1 }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(403));
    const { body } = await backend().call("home/redirect?path=/foreign");
    expect(body).toEqual({ to: null });
  });
});
