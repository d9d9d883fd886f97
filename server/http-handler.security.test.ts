import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { eventually } from "../tests/support/eventually";
import { openHttpHandler } from "./http-handler.fixture";

const mebibyte = 1024 * 1024;

it.each(["https://evil.example", "null", "http://shop.example"])(
  "refuses a form of the origin %s",
  async (origin) => {
    const handler = await openHttpHandler();
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      expect((await handler.ask("/fa", { method, headers: { origin } })).status).toBe(403);
    }
    expect((await handler.ask("/fa", { headers: { origin } })).status).toBe(200);
  },
);

it("refuses methods that nothing here has, and says which there are", async () => {
  const handler = await openHttpHandler();
  for (const method of ["TRACE", "PROPFIND", "PURGE", "QUERY"]) {
    const { status, headers, body } = await handler.ask("/fa", { method });
    expect([status, body]).toEqual([405, "405\n"]);
    expect(headers.allow).toBe("GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS");
  }
});

it("refuses a form of its own name in plain http, which anybody on the way can write", async () => {
  const handler = await openHttpHandler();
  const headers = { host: "shop.example", origin: "http://shop.example" };
  expect((await handler.ask("/fa", { method: "POST", headers })).status).toBe(403);
});

it("refuses what the browser itself calls cross-site, but reads and what is typed in", async () => {
  const handler = await openHttpHandler();
  const sent = (site: string, origin?: string) => ({
    headers: { "sec-fetch-site": site, ...(origin && { origin }) },
  });
  const own = "https://shop.example";
  for (const asked of [sent("cross-site"), sent("cross-site", own)]) {
    expect((await handler.ask("/fa", { method: "POST", ...asked })).status).toBe(403);
    expect((await handler.ask("/fa", asked)).status).toBe(200);
  }
  for (const asked of [sent("none"), sent("same-origin", own)]) {
    expect((await handler.ask("/fa", { method: "POST", ...asked })).status).toBe(200);
  }
});

it("believes a trusted proxy how the shop was asked, and nobody else", async () => {
  const headers = {
    origin: "https://second.example",
    "x-forwarded-proto": "https",
    "x-forwarded-host": "second.example",
  };
  const behind = await openHttpHandler({ trustProxy: 1 });
  expect((await behind.ask("/fa", { method: "POST", headers })).status).toBe(200);
  const bare = await openHttpHandler();
  expect((await bare.ask("/fa", { method: "POST", headers })).status).toBe(403);
});

it("drops what an untrusted proxy says, and names TRUST_PROXY once in the log", async () => {
  const seen: (string | string[] | undefined)[] = [];
  const handler = await openHttpHandler({
    next: ({ headers }, res) => {
      seen.push(headers["x-forwarded-for"], headers.forwarded);
      res.end();
    },
  });
  for (const address of ["203.0.113.9", "203.0.113.10"]) {
    await handler.ask("/fa", { headers: { "x-forwarded-for": address, forwarded: "for=x" } });
  }
  expect(seen).toEqual([undefined, undefined, undefined, undefined]);
  const warnings = handler.lines().filter(({ level }) => level === 40);
  expect(warnings.map(({ msg }) => String(msg).includes("TRUST_PROXY"))).toEqual([true]);
  expect(JSON.stringify(warnings)).not.toContain("203.0.113");
});

it("refuses a body that announces more than a mebibyte", async () => {
  const handler = await openHttpHandler();
  const headers = { "content-length": String(mebibyte + 1) };
  expect((await handler.ask("/fa", { method: "POST", headers })).status).toBe(413);
});

it("reads what was refused to its end and drops it, so that a browser comes to the answer", async () => {
  const handler = await openHttpHandler();
  const connection = connect(handler.port, "127.0.0.1");
  const answers = text(connection);
  const head = (line: string) => `${line} HTTP/1.1\r\nHost: shop.example\r\n`;
  connection.write(`${head("POST /fa")}Content-Length: ${20 * mebibyte}\r\n\r\n`);
  for (let sent = 0; sent < 20; sent++) connection.write("x".repeat(mebibyte));
  connection.end(`${head("GET /fa")}Connection: close\r\n\r\n`);
  expect((await answers).match(/^HTTP.*$/gm)).toEqual([
    "HTTP/1.1 413 Payload Too Large",
    "HTTP/1.1 200 OK",
  ]);
});

it("lets the storefront answer a page's form that is too large, without its body", async () => {
  const handler = await openHttpHandler();
  const headers = { "content-length": String(2 * mebibyte), accept: "text/html,*/*;q=0.8" };
  const chunks = ["x".repeat(2 * mebibyte)];
  const page = await handler.ask("/fa", { method: "POST", headers, chunks });
  expect([page.status, page.body.split(" ")[1]]).toEqual([200, "0"]);
  const call = await handler.ask("/api/x", { method: "POST", headers, chunks });
  expect(call.status).toBe(413);
});

it("ends the connection where far too much is announced", async () => {
  const handler = await openHttpHandler();
  const headers = { "content-length": String(65 * mebibyte), accept: "text/html" };
  const answer = await handler.ask("/fa", { method: "POST", headers, chunks: ["x"] });
  expect([answer.status, answer.headers.connection]).toEqual([413, "close"]);
});

it("refuses a body that grows beyond a mebibyte without announcing it", async () => {
  const handler = await openHttpHandler();
  const headers = { "transfer-encoding": "chunked" };
  const half = "x".repeat(mebibyte / 2);
  const within = await handler.ask("/fa", { method: "POST", headers, chunks: [half, half] });
  expect(within.body).toContain(` ${mebibyte}`);
  const beyond = await handler.ask("/fa", { method: "POST", headers, chunks: [half, half, half] });
  expect(beyond.status).toBe(413);
});

it.each(["http://evil.example/fa", "fa", "*"])("refuses the request target %s", async (path) => {
  const handler = await openHttpHandler();
  expect((await handler.ask(path)).status).toBe(400);
});

it("refuses a Host that is none", async () => {
  const handler = await openHttpHandler();
  expect((await handler.ask("/fa", { headers: { host: "a b/c" } })).status).toBe(400);
});

it("takes no id that could forge a line of the log", async () => {
  const handler = await openHttpHandler();
  const { headers } = await handler.ask("/fa", { headers: { "x-request-id": '"},{"x":"' } });
  expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
});

it("writes no token of a magic link into the log", async () => {
  const handler = await openHttpHandler();
  await handler.ask("/fa/login/s3cret-token?x=1");
  await eventually(() => expect(handler.lines()).toHaveLength(1));
  expect(handler.lines()[0]?.path).toBe("/fa/login/…");
});
