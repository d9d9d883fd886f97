import { once } from "node:events";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { provideTestBackend } from "../../tests/support/backend";

const testBackend = provideTestBackend();

/** The backend as the shop's server hands it requests: from the wire, with whatever stands there. */
let server: Server;
beforeAll(async () => {
  const { backend } = testBackend();
  server = createServer(getRequestListener(backend.fetch, { overrideGlobalObjects: false }));
  await once(server.listen(0, "127.0.0.1"), "listening");
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

interface Sent {
  method: string;
  path: string;
  /** Written one by one, so that they go out in chunks, without a length. */
  chunks?: string[];
  headers?: Record<string, string>;
}

async function send({ method, path, chunks = [], headers = {} }: Sent) {
  const { port } = server.address() as AddressInfo;
  const asking = request({ host: "127.0.0.1", port, path, method, headers, agent: false });
  asking.on("error", () => {});
  for (const chunk of chunks) asking.write(chunk);
  asking.end();
  const [answer] = await once(asking, "response");
  return { status: answer.statusCode as number, body: await text(answer) };
}

const chunked = { "Transfer-Encoding": "chunked" };
const json = { "Content-Type": "application/json" };

describe("bodies that announce no length", () => {
  it.each([
    ["DELETE", "/api/user/sessions/0d5c2d4e-0000-4000-8000-000000000000", 401],
    ["DELETE", "/api/nothing", 404],
    ["OPTIONS", "/api/nothing", 404],
    ["PUT", "/api/nothing", 404],
    ["PATCH", "/api/user", 405],
    ["POST", "/api/nothing", 404],
    ["POST", "/api/login", 400],
  ])("%s %s without a body is answered %i", async (method, path, status) => {
    expect((await send({ method, path })).status).toBe(status);
    expect((await send({ method, path, headers: chunked })).status).toBe(status);
    expect(testBackend().errors).toEqual([]);
  });

  it("are read like others, whatever they are cut into", async () => {
    const body = JSON.stringify({ target: "nobody@shop.example", password: "wrong" });
    const headers = { ...json, ...chunked };
    const chunks = [body.slice(0, 9), body.slice(9)];
    const answer = await send({ method: "POST", path: "/api/login", headers, chunks });
    const whole = { ...json, "Content-Length": String(body.length) };
    const expected = await send({ method: "POST", path: "/api/login", headers: whole, chunks });
    const msgOf = (answered: { status: number; body: string }) => [
      answered.status,
      JSON.parse(answered.body).msg,
    ];
    expect(msgOf(answer)).toEqual([400, "login.wrong_password"]);
    expect(msgOf(answer)).toEqual(msgOf(expected));
  });

  it("are refused as soon as they are too large", async () => {
    const quarter = "x".repeat(16 * 1024);
    const headers = { ...json, ...chunked };
    const within = [quarter, quarter, quarter, quarter];
    const sent = { method: "POST", path: "/api/login", headers };
    expect((await send({ ...sent, chunks: within })).status).toBe(400);
    expect((await send({ ...sent, chunks: [...within, "x"] })).status).toBe(413);
    expect(testBackend().errors).toEqual([]);
  });
});
