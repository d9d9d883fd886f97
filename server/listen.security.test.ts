import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { listen } from "./listen";

async function openServer() {
  const server = await listen((_req, res) => res.end("answered"), 0, "127.0.0.1");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

it("gives slow askers little time, and a connection an end", async () => {
  const server = await listen((_req, res) => res.end(), 0, "127.0.0.1");
  onTestFinished(() => void server.close());
  const { headersTimeout, requestTimeout, maxRequestsPerSocket } = server;
  expect({ headersTimeout, requestTimeout, maxRequestsPerSocket }).toEqual({
    headersTimeout: 20_000,
    requestTimeout: 300_000,
    maxRequestsPerSocket: 1000,
  });
});

it("refuses to be a tunnel, and lives on when the asker is gone before the answer", async () => {
  const port = await openServer();
  const asking = connect(port, "127.0.0.1");
  asking.write("CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n");
  expect(await text(asking)).toMatch(/^HTTP\/1.1 405 /);
  const rude = connect(port, "127.0.0.1");
  rude.write("CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n");
  rude.resetAndDestroy();
  await once(rude, "close");
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe("answered");
});
