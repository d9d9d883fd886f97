import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream";
import type { RunningProxy } from "./rewriting-proxy";

/** What a page may do but for scripts: its `noscript` is shown, as where somebody has turned them off. */
const noScripts =
  "sandbox allow-forms allow-same-origin allow-top-navigation allow-popups allow-downloads";

/** The proxy of a browser that can't be told to run no scripts: every page that comes through forbids them. */
export async function startScriptlessProxy(): Promise<RunningProxy> {
  const proxy = createServer((req, res) => {
    // Who takes it for a shop names no host.
    if (!req.url?.startsWith("http://")) {
      res.writeHead(400).end();
      return;
    }
    const forwarded = request(req.url, { method: req.method, headers: req.headers });
    forwarded.on("error", () => res.destroy());
    forwarded.on("response", (answer) => {
      // The browser has gone meanwhile; from Node 24 on nothing can be piped to it.
      if (res.destroyed) {
        answer.destroy();
        return;
      }
      const headers = [...answer.rawHeaders, "Content-Security-Policy", noScripts];
      res.writeHead(answer.statusCode ?? 502, headers);
      pipeline(answer, res, () => {});
    });
    pipeline(req, forwarded, () => {});
  });
  await once(proxy.listen(0, "127.0.0.1"), "listening");
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      proxy.closeAllConnections();
      await new Promise((done) => proxy.close(done));
    },
  };
}
