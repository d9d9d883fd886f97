import { once } from "node:events";
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { drain } from "./drain";

/** A server whose answers wait for the test, and a client that keeps its connection. */
async function openSlowServer() {
  const open: ServerResponse[] = [];
  const server = createServer((_req, res) => open.push(res)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const ask = () => get({ host: "127.0.0.1", port, agent });
  return { server, open, ask };
}

it("finishes what runs, accepts nothing new, then ends", async () => {
  const { server, open, ask } = await openSlowServer();
  const running = ask();
  await once(server, "request");
  const drained = drain(server);
  const [refused] = await once(ask(), "error");
  expect(refused).toMatchObject({ code: "ECONNREFUSED" });
  const answer = new Promise<IncomingMessage>((done) => running.once("response", done));
  open[0]?.end("done");
  expect(await text(await answer)).toBe("done");
  await drained;
  expect(server.listening).toBe(false);
});

it("cuts what takes longer than its limit", async () => {
  const { server, ask } = await openSlowServer();
  const running = ask();
  await once(server, "request");
  const cut = once(running, "error");
  await drain(server, 50);
  expect((await cut)[0]).toMatchObject({ code: "ECONNRESET" });
});
