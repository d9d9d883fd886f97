/**
 * The limit of this runtime: node:http writing bytes and headers that it was given once, nothing else.
 * BYTES names a JSON file of { headers: [[name, value]], body: base64 } per path.
 */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

/** @type {Record<string, { headers: [string, string][], body: string }>} */
const pages = JSON.parse(readFileSync(process.env.BYTES ?? "", "utf8"));
const ready = new Map(
  Object.entries(pages).map(([path, page]) => [
    path,
    { headers: page.headers.flat(), body: Buffer.from(page.body, "base64") },
  ]),
);

createServer((request, response) => {
  const page = ready.get(request.url ?? "");
  if (!page) {
    response.writeHead(request.url === "/readyz" ? 200 : 404).end();
    return;
  }
  response.writeHead(200, page.headers);
  response.end(page.body);
}).listen(Number(process.env.PORT), "127.0.0.1");
