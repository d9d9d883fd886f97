import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { findFreePort } from "../../tests/support/free-port";
import { createIndexNow } from "./index-notifier";

const key = "0123456789abcdef";
const publicUrl = "https://shop.example";

/** A service that speaks like IndexNow's. */
async function openService(status: number, headers: Record<string, string> = {}) {
  const asked: unknown[] = [];
  const server = createServer(async (req, res) => {
    asked.push([req.method, req.url, req.headers["content-type"], await json(req)]);
    res.writeHead(status, headers).end("said");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`;
  return { asked, notifier: createIndexNow({ url, key }, publicUrl) };
}

it.each([200, 202])(
  "posts the addresses with the key and where it is shown (%i)",
  async (status) => {
    const { asked, notifier } = await openService(status);
    const urlList = [`${publicUrl}/en/home/pages/about`, `${publicUrl}/fa/home/pages/about`];
    await notifier.notify(urlList);
    const body = { host: "shop.example", key, keyLocation: `${publicUrl}/indexnow.txt`, urlList };
    expect(asked).toEqual([["POST", "/indexnow", "application/json; charset=utf-8", body]]);
  },
);

it.each([400, 403, 422, 429, 500])("fails for %i, and never names the key", async (status) => {
  const { notifier } = await openService(status);
  const failure = await notifier.notify([publicUrl]).catch((error: Error) => error.message);
  expect(failure).toContain(String(status));
  expect(failure).not.toContain(key);
});

it("follows no redirect, and fails where nobody listens", async () => {
  const { notifier } = await openService(307, { Location: "http://127.0.0.1:9/" });
  await expect(notifier.notify([publicUrl])).rejects.toThrow("can't be reached");
  const url = `http://127.0.0.1:${await findFreePort()}/`;
  await expect(createIndexNow({ url, key }, publicUrl).notify([publicUrl])).rejects.toThrow(
    "can't be reached",
  );
});
