import { once } from "node:events";
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream";

/** A proxy in front of a server; its own origin is not the one that browsers see. */
export interface RunningProxy {
  url: string;
  stop(): Promise<void>;
}

/**
 * Hands everything on but for Host, which it replaces by the server's own, as many proxies do by default. `hear` is told
 * of each request.
 */
export async function startRewritingProxy(
  server: string,
  hear: (request: IncomingMessage) => void = () => {},
): Promise<RunningProxy> {
  const { hostname, port, host } = new URL(server);
  const proxy = createServer((req, res) => {
    hear(req);
    const { method, url: path, headers } = req;
    const forwarded = request({ hostname, port, method, path, headers: { ...headers, host } });
    forwarded.on("error", () => res.destroy());
    forwarded.on("response", (answer) => {
      // The browser has gone meanwhile; from Node 24 on nothing can be piped to it.
      if (res.destroyed) {
        answer.destroy();
        return;
      }
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      pipeline(answer, res, () => {});
    });
    pipeline(req, forwarded, () => {});
  });
  await once(proxy.listen(0, "127.0.0.1"), "listening");
  const { port: own } = proxy.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${own}`,
    stop: async () => {
      proxy.closeAllConnections();
      await new Promise((done) => proxy.close(done));
    },
  };
}
