import { once } from "node:events";
import { createServer, get, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, it, vi } from "vitest";
import { eventually } from "../tests/support/eventually";
import { lastingAnswers } from "./lasting-answers";

const picture = `/api/media/${"0a".repeat(10)}?w=360`;
const immutable = { "Cache-Control": "public, max-age=31536000, immutable" };

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A server whose frameworks answer as a test says; `made` counts their answers. */
async function startServer(answer: (res: ServerResponse) => void, ttlMs?: number) {
  const serve = lastingAnswers(ttlMs);
  const made = vi.fn(answer);
  const server = createServer((req, res) => {
    res.setHeader("X-Request-Id", `r${made.mock.calls.length}`);
    if (!serve(req, res)) made(res);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  closing.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const ask = async (path: string, headers: IncomingHttpHeaders = {}, method = "GET") => {
    const request = get({ port, path, method, headers, agent: false });
    const [response] = await once(request, "response");
    return { status: response.statusCode, headers: response.headers, body: await text(response) };
  };
  return { ask, made };
}

const writeAs =
  (type: string, headers: object = immutable, more = "") =>
  (res: ServerResponse) => {
    res.writeHead(200, { "Content-Type": type, ...headers });
    res.write("one ");
    res.end(`two${more}`);
  };

it("gives what never changes once, and then again from memory, each with its own request id", async () => {
  const { ask, made } = await startServer(writeAs("image/webp"));
  const first = await ask(picture);
  const again = await ask(picture);
  expect([first.body, again.body]).toEqual(["one two", "one two"]);
  expect(again.headers).toMatchObject({ "content-type": "image/webp", "content-length": "7" });
  expect([first.headers["x-request-id"], again.headers["x-request-id"]]).toEqual(["r0", "r1"]);
  expect(made).toHaveBeenCalledTimes(1);
});

it("keeps apart who takes AVIF, and asks anew while theirs is still to be encoded", async () => {
  let type = "image/webp";
  const { ask, made } = await startServer((res) => writeAs(type)(res));
  const typeFor = async (accept: string) =>
    (await ask(picture, { accept })).headers["content-type"];
  expect(await typeFor("image/webp")).toBe("image/webp");
  expect(await typeFor("image/avif,image/webp")).toBe("image/webp");
  type = "image/avif";
  expect(await typeFor("image/avif,image/webp")).toBe("image/avif");
  expect(made).toHaveBeenCalledTimes(3);
  expect(await typeFor("image/avif,image/webp")).toBe("image/avif");
  expect(await typeFor("image/webp")).toBe("image/webp");
  expect(made).toHaveBeenCalledTimes(3);
});

it("keeps each compression apart", async () => {
  const { ask, made } = await startServer(writeAs("application/json"));
  for (const accepted of ["br", "gzip", "br", "gzip"]) {
    await ask("/texts/en.core.0123456789", { "accept-encoding": accepted });
  }
  expect(made).toHaveBeenCalledTimes(2);
});

it("keeps nothing compressed for who has asked for it in other words than browsers do", async () => {
  const compressed = { ...immutable, "Content-Encoding": "br" };
  const { ask, made } = await startServer(writeAs("application/json", compressed));
  await ask("/texts/en.core.0123456789", { "accept-encoding": "*" });
  await ask("/texts/en.core.0123456789");
  expect(made).toHaveBeenCalledTimes(2);
});

it.each([
  ["a picture", picture],
  ["texts", "/texts/en.core.0123456789"],
  ["the site's defaults, by their hash", "/api/site-default/shop/en?texts=en&hash=0a1b"],
  ["routes, by their build", "/__manifest?p=%2Fen&version=0a1b"],
])("keeps %s", async (_what, path) => {
  const { ask, made } = await startServer(writeAs("application/json"));
  await ask(path);
  await ask(path);
  expect(made).toHaveBeenCalledTimes(1);
});

it.each([
  ["an answer that may change", picture, { "Cache-Control": "no-store" }, ""],
  ["another address", "/api/user", immutable, ""],
  ["the site's defaults of the moment", "/api/site-default/shop/en?texts=en", immutable, ""],
  ["somebody's own", picture, { ...immutable, "Set-Cookie": "token=1" }, ""],
  ["an answer that is too large", picture, immutable, "x".repeat(300_000)],
])("keeps nothing of %s", async (_what, path, headers, more) => {
  const { ask, made } = await startServer(writeAs("image/webp", headers, more));
  await ask(path);
  await ask(path);
  expect(made).toHaveBeenCalledTimes(2);
});

it("keeps no error, and answers nothing but GET", async () => {
  const { ask, made } = await startServer((res) => {
    res.writeHead(made.mock.calls.length === 1 ? 404 : 200, immutable).end("text");
  });
  const statuses = [await ask(picture), await ask(picture), await ask(picture)];
  expect(statuses.map(({ status }) => status)).toEqual([404, 200, 200]);
  expect(made).toHaveBeenCalledTimes(2);
  await ask(picture, {}, "HEAD");
  expect(made).toHaveBeenCalledTimes(3);
});

it("lets go of it after a while, so that a picture that was removed is gone", async () => {
  const { ask, made } = await startServer(writeAs("image/webp"), 500);
  await ask(picture);
  await ask(picture);
  expect(made).toHaveBeenCalledTimes(1);
  await eventually(async () => {
    await ask(picture);
    expect(made).toHaveBeenCalledTimes(2);
  });
});
