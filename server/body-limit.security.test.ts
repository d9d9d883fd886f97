import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { limitBody } from "./body-limit";

async function openServer(withinMs: number) {
  const server = createServer(async (req, res) => {
    if (limitBody(req, res, 1024, withinMs)) res.end(await text(req).catch(() => ""));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

const announced = "POST /fa HTTP/1.1\r\nHost: shop.example\r\nContent-Length: 10\r\n\r\nslow";
const chunked = `POST /fa HTTP/1.1\r\nHost: shop.example\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nslow\r\n`;

it.each([announced, chunked])(
  "answers a body that doesn't come to its end, and ends: %j",
  async (sent) => {
    const asking = connect(await openServer(20), "127.0.0.1");
    asking.write(sent);
    expect(await text(asking)).toMatch(/^HTTP\/1.1 408 [\s\S]*connection: close/i);
  },
);

it("leaves a body alone that comes in time, and its connection after it", async () => {
  const asking = connect(await openServer(20_000), "127.0.0.1");
  asking.write(announced);
  asking.write("enough");
  asking.write(announced.replace("\r\n\r\nslow", "\r\nConnection: close\r\n\r\nslow again"));
  const answers = await text(asking);
  expect(answers.match(/HTTP\/1.1 \d+/g)).toEqual(["HTTP/1.1 200", "HTTP/1.1 200"]);
  expect(answers).toContain("slowenough");
});

it("who ends the connection after a body that is too large can send all of it, and read the answer", async () => {
  const asking = connect(await openServer(20_000), "127.0.0.1");
  const rest = Buffer.alloc(4 * 1024 * 1024, "a");
  asking.write(
    `POST /fa HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\nContent-Length: ${rest.length}\r\n\r\n`,
  );
  const [answer] = await once(asking, "data");
  expect(String(answer)).toMatch(/^HTTP\/1.1 413 /);
  asking.end(rest);
  await once(asking, "close");
  expect(asking.bytesWritten).toBeGreaterThan(rest.length);
});
