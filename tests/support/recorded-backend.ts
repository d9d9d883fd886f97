import { createServer, type IncomingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { lookHeader } from "#server/look-again";
import { shopUrl } from "./shop-url";

/** A call as a storefront made it. */
export interface RecordedCall {
  method: string;
  /** With its query. */
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** The shared shop's /api, at an address that writes down what it is asked for somebody. */
export interface RecordedBackend {
  url: string;
  calls: RecordedCall[];
  close(): Promise<void>;
}

export async function recordBackend(): Promise<RecordedBackend> {
  const { hostname, port } = new URL(shopUrl());
  const calls: RecordedCall[] = [];
  const server = createServer(async (req, res) => {
    const { method = "GET", url: path = "/", headers } = req;
    const body = await buffer(req);
    if (headers[lookHeader.toLowerCase()] === undefined)
      calls.push({ method, path, headers, body });
    const forwarded = request({ hostname, port, method, path, headers });
    forwarded.on("error", () => res.destroy());
    forwarded.on("response", (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    forwarded.end(body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
