import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { builtFiles } from "./web-app";

let folder = "";
let close = () => {};
let ask: (
  path: string,
  headers?: Record<string, string>,
  method?: string,
) => Promise<{ status: number | undefined; headers: IncomingMessage["headers"]; body: string }>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "timcheh-built-"));
  await mkdir(join(folder, "client/assets"), { recursive: true });
  const files = {
    "client/assets/a-1.js": "whole",
    "client/assets/a-1.js.br": "as brotli",
    "client/assets/a-1.js.gz": "as gzip",
    "client/sw.js": "worker",
    "client/tile.svg": "<svg/>",
    "client/.vite": "the build's own",
    secret: "beside the folder",
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);

  const serve = builtFiles(join(folder, "client"));
  const server = createServer((req, res) => {
    if (!serve(req, res)) res.writeHead(404).end("none of the files");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  ask = async (path, headers = {}, method = "GET") => {
    const asking = request({ host: "127.0.0.1", port, path, headers, method }).end();
    const [answer] = (await once(asking, "response")) as [IncomingMessage];
    return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
  };
  close = () => {
    server.closeAllConnections();
    server.close();
  };
});

afterAll(async () => {
  close();
  await rm(folder, { recursive: true });
});

it.each([
  ["br, gzip", "as brotli", "br"],
  ["gzip", "as gzip", "gzip"],
  ["br;q=0, gzip;q=0", "whole", undefined],
])(
  "a hashed file goes out for ever, compressed as the browser takes it: %s",
  async (accept, body, encoding) => {
    const answer = await ask("/assets/a-1.js?again", { "Accept-Encoding": accept });
    expect(answer).toMatchObject({ status: 200, body });
    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(answer.headers).toMatchObject({
      "content-type": expect.stringContaining("javascript"),
      "cache-control": "public, max-age=31536000, immutable",
      "content-length": String(body.length),
      vary: "Accept-Encoding",
    });
  },
);

it.each([
  ["/sw.js", "no-cache"],
  ["/tile.svg", "public, max-age=86400"],
])("what may change is kept for less long: %s", async (path, kept) => {
  const { headers } = await ask(path);
  expect(headers["cache-control"]).toBe(kept);
  expect(headers.vary).toBeUndefined();
});

it("who has a file already is told so, and whoever asks for its head gets no more", async () => {
  const first = await ask("/sw.js");
  const again = await ask("/sw.js", { "If-None-Match": String(first.headers.etag) });
  expect(again).toMatchObject({ status: 304, body: "" });
  const head = await ask("/sw.js", {}, "HEAD");
  expect(head).toMatchObject({ status: 200, body: "" });
  expect(head.headers["content-length"]).toBe("6");
});

it("a worker that is replaced is the new one, a hashed file what it was", async () => {
  const [worker, hashed] = ["client/sw.js", "client/assets/a-1.js"] as const;
  const before = await Promise.all([ask("/sw.js"), ask("/assets/a-1.js")]);
  for (const name of [worker, hashed]) await writeFile(join(folder, name), "replaced");
  const after = await Promise.all([ask("/sw.js"), ask("/assets/a-1.js")]);
  for (const [name, { body }] of [
    [worker, before[0]],
    [hashed, before[1]],
  ] as const)
    await writeFile(join(folder, name), body);
  expect(after.map(({ body }) => body)).toEqual(["replaced", before[1].body]);
});

it("error: a file that has gone meanwhile is not found", async () => {
  await writeFile(join(folder, "client/gone.txt"), "soon gone");
  const serve = builtFiles(join(folder, "client"));
  await rm(join(folder, "client/gone.txt"));
  const server = createServer((req, res) => void serve(req, res)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const asking = request({ host: "127.0.0.1", port, path: "/gone.txt" }).end();
  const [answer] = (await once(asking, "response")) as [IncomingMessage];
  expect(answer.statusCode).toBe(404);
  expect(answer.headers["cache-control"]).toBe("no-store");
  server.closeAllConnections();
  server.close();
});

it("error: a hashed file that couldn't be read once is read the next time", async () => {
  const path = join(folder, "client/assets/a-1.js.gz");
  const content = await readFile(path);
  const serve = builtFiles(join(folder, "client"));
  const server = createServer((req, res) => void serve(req, res)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const askStatus = async () => {
    const headers = { "Accept-Encoding": "gzip" };
    const asking = request({ host: "127.0.0.1", port, path: "/assets/a-1.js", headers }).end();
    const [answer] = (await once(asking, "response")) as [IncomingMessage];
    answer.resume();
    return answer.statusCode;
  };
  await rm(path);
  expect(await askStatus()).toBe(404);
  await writeFile(path, content);
  expect(await askStatus()).toBe(200);
  server.closeAllConnections();
  server.close();
});

it.each([
  ["GET", "/../secret"],
  ["GET", "/assets/../../secret"],
  ["GET", "/assets/%2e%2e/%2e%2e/secret"],
  ["GET", "/.vite"],
  ["GET", "/assets"],
  ["POST", "/sw.js"],
])("security: nothing but a built file is read: %s %s", async (method, path) => {
  expect(await ask(path, {}, method)).toMatchObject({ status: 404, body: "none of the files" });
});
