import { once } from "node:events";
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { eventually } from "../tests/support/eventually";
import { drain } from "./listen";

const long = { graceMs: 0, quietMs: 60_000, limitMs: 60_000 };

/** A server whose answers wait for the test, and a client that keeps its connection. */
async function openSlowServer() {
  const open: ServerResponse[] = [];
  const server = createServer((_req, res) => open.push(res)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (by = agent) => get({ host: "127.0.0.1", port, agent: by });
  const answer = async (asking: ReturnType<typeof ask>) => {
    const answering = once(asking, "response");
    await eventually(() => expect(open).toHaveLength(1));
    open.shift()?.end("done");
    const [incoming] = (await answering) as [IncomingMessage];
    return { connection: incoming.headers.connection, body: await text(incoming) };
  };
  return { server, open, ask, answer };
}

it("finishes what runs, accepts nothing new, then ends", async () => {
  const { server, ask, answer } = await openSlowServer();
  const running = ask();
  await once(server, "request");
  const drained = drain(server, { ...long, quietMs: 0 });
  await eventually(() => expect(server.listening).toBe(false));
  const [refused] = await once(ask(new Agent()), "error");
  expect(refused).toMatchObject({ code: "ECONNREFUSED" });
  expect((await answer(running)).body).toBe("done");
  await drained;
});

it("goes on as before during its grace", async () => {
  const { server, ask, answer } = await openSlowServer();
  const drained = drain(server, { graceMs: 300, quietMs: 0 });
  const kept = { connection: "keep-alive", body: "done" };
  expect(await answer(ask())).toEqual(kept);
  expect(await answer(ask(new Agent({ keepAlive: true })))).toEqual(kept);
  expect(server.listening).toBe(true);
  await drained;
  expect(server.listening).toBe(false);
});

it("answers a request that comes on a kept connection after it has stopped accepting", async () => {
  const { server, ask, answer } = await openSlowServer();
  await answer(ask());
  const drained = drain(server, long);
  await eventually(() => expect(server.listening).toBe(false));
  expect(await answer(ask())).toEqual({ connection: "close", body: "done" });
  await drained;
});

it("closes connections on which nothing comes any more", async () => {
  const { server, ask, answer } = await openSlowServer();
  await answer(ask());
  await drain(server, { ...long, quietMs: 20 });
  expect(server.listening).toBe(false);
});

it("cuts what takes longer than its limit", async () => {
  const { server, ask } = await openSlowServer();
  const running = ask();
  await once(server, "request");
  const cut = once(running, "error");
  await drain(server, { graceMs: 0, limitMs: 50 });
  expect((await cut)[0]).toMatchObject({ code: "ECONNRESET" });
});
