import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { pino } from "pino";
import { onTestFinished } from "vitest";
import { createWebApp, openGates } from "./web-app";

/** The web app before a backend that answers with the headers it got, asked from this machine. */
export async function openWebApp(trustProxy: number | string[]) {
  const app = createWebApp({
    buildOf: () => Promise.reject(new Error("there are no pages")),
    builtFolders: [],
    api: async ({ headers }) => Response.json(Object.fromEntries(headers)),
    loadContext: () => ({}),
    trustProxy,
    gates: openGates(),
    respondBusy: async (_req, res) => void res.writeHead(503).end("busy"),
    log: pino({ level: "silent" }),
  });
  const server = createServer((req, res) => {
    req.headers["x-request-id"] = "the-id-of-the-log";
    app(req, res);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });

  const ask = async (headers: Record<string, string>) => {
    const asking = request({ host: "127.0.0.1", port, path: "/api/user", headers }).end();
    const [answer] = await once(asking, "response");
    return JSON.parse(await text(answer)) as Record<string, string>;
  };
  return { ask, url: `http://127.0.0.1:${port}` };
}
