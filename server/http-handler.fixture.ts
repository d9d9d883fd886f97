import { once } from "node:events";
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { pino } from "pino";
import { onTestFinished } from "vitest";
import { createHttpHandler, type HttpHandlerOptions } from "./http-handler";

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  /** Sent as they are, without a length. */
  chunks?: string[];
}

/** The HTTP handler before a server that reads the whole body and answers its length. */
export async function openHttpHandler(options: Partial<HttpHandlerOptions> = {}) {
  const lines: string[] = [];
  const log = pino({ level: "info" }, { write: (line) => lines.push(line) });
  const handler = createHttpHandler({
    log,
    pageCache: undefined,
    isReady: async () => true,
    publicUrl: "https://shop.example",
    respondBusy: async (_req, res) => void res.writeHead(503).end("busy"),
    knowsHost: () => true,
    trustProxy: 0,
    next: async (req, res) => {
      const body = await text(req).catch(() => "");
      res.end(`${req.headers["x-request-id"]} ${body.length}`);
    },
    ...options,
  });
  const server = createServer(handler).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });

  async function ask(path: string, { method = "GET", headers = {}, chunks = [] }: Asked = {}) {
    const asking = request({ host: "127.0.0.1", port, path, method, headers });
    asking.on("error", () => {});
    for (const chunk of chunks) asking.write(chunk);
    asking.end();
    const answer = await new Promise<IncomingMessage>((done) => asking.once("response", done));
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: await text(answer).catch(() => ""),
    };
  }

  return {
    ask,
    port,
    lines: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}
