import { expect, it, vi } from "vitest";
import { openFront } from "./front.fixture";

const mebibyte = 1024 * 1024;

it.each(["https://evil.example", "null", "http://shop.example"])(
  "refuses a form of the origin %s",
  async (origin) => {
    const front = await openFront();
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      expect((await front.ask("/fa", { method, headers: { origin } })).status).toBe(403);
    }
    expect((await front.ask("/fa", { headers: { origin } })).status).toBe(200);
  },
);

it("refuses a body that announces more than a mebibyte", async () => {
  const front = await openFront();
  const headers = { "content-length": String(mebibyte + 1) };
  expect((await front.ask("/fa", { method: "POST", headers })).status).toBe(413);
});

it("refuses a body that grows beyond a mebibyte without announcing it", async () => {
  const front = await openFront();
  const headers = { "transfer-encoding": "chunked" };
  const half = "x".repeat(mebibyte / 2);
  const within = await front.ask("/fa", { method: "POST", headers, chunks: [half, half] });
  expect(within.body).toContain(` ${mebibyte}`);
  const beyond = await front.ask("/fa", { method: "POST", headers, chunks: [half, half, half] });
  expect(beyond.status).toBe(413);
});

it.each(["http://evil.example/fa", "fa", "*"])("refuses the request target %s", async (path) => {
  const front = await openFront();
  expect((await front.ask(path)).status).toBe(400);
});

it("refuses a Host that is none", async () => {
  const front = await openFront();
  expect((await front.ask("/fa", { headers: { host: "a b/c" } })).status).toBe(400);
});

it("takes no id that could forge a line of the log", async () => {
  const front = await openFront();
  const { headers } = await front.ask("/fa", { headers: { "x-request-id": '"},{"x":"' } });
  expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
});

it("writes no token of a magic link into the log", async () => {
  const front = await openFront();
  await front.ask("/fa/login/s3cret-token?x=1");
  await vi.waitFor(() => expect(front.lines()).toHaveLength(1));
  expect(front.lines()[0]?.path).toBe("/fa/login/…?x=1");
});
