import { IncomingMessage, type RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createRequestHandler } from "@remix-run/express";
import type { AppLoadContext, ServerBuild } from "@remix-run/node";
import compression from "compression";
import express, { type ErrorRequestHandler } from "express";
import type { Logger } from "pino";
import type { StorefrontCaller } from "~/api/client/load-context";
import { addressOf, askerReader, resolveCaller } from "./forwarded";
import type { Gates } from "./overload/gates";
import { type RespondBusy, respondBusyToCall } from "./overload/respond-busy";
import { gateOfCall, gateOfPage, takeTurn } from "./overload/take-turn";
import { staticFiles } from "./static-files";
import { withdrawWorker } from "./withdrawn-worker";

export interface WebAppOptions {
  build: () => Promise<ServerBuild>;
  /** Folders of the built files; none in development, where Vite serves them. */
  staticFolders: readonly string[];
  /** Whether browsers are to give up the service worker that they have. */
  withdrawsWorker?: boolean;
  /** The embedded backend; without one the storefront's own route forwards /api to API_URL. */
  api: ((request: Request) => Promise<Response>) | undefined;
  /** The sandbox bank, where there is one. */
  sandbox?: ((request: Request) => Promise<Response>) | undefined;
  loadContext: (requestId: string, caller: StorefrontCaller) => AppLoadContext;
  trustProxy: number | string[];
  gates: Gates;
  respondBusy: RespondBusy;
  log: Logger;
}

/** Express behind the HTTP handler: compression, built files, /api, then Remix. */
export function createWebApp(options: WebAppOptions): RequestListener {
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.set("trust proxy", options.trustProxy);
  if (options.staticFolders.length > 0) app.use(compression());
  if (options.withdrawsWorker) app.get("/sw.js", withdrawWorker);
  for (const folder of options.staticFolders) app.use(staticFiles(folder));
  const askerOf = askerReader(options.trustProxy);
  app.all(
    /^\/api(\/|$)/,
    takeTurn({ gateOf: gateOfCall(options.gates), askerOf, respondBusy: respondBusyToCall }),
  );
  for (const [path, answer] of [
    [/^\/api(\/|$)/, options.api],
    [/^\/sandbox-pay(\/|$)/, options.sandbox],
  ] as const) {
    if (!answer) continue;
    const listen = listenerOf(answer);
    app.all(path, (req, res) => void listen(req, res));
  }
  app.use(
    takeTurn({ gateOf: gateOfPage(options.gates), askerOf, respondBusy: options.respondBusy }),
  );
  // Not `all("*")`, which decodes the path and fails where it isn't UTF-8: the storefront has a page for it.
  app.use(
    createRequestHandler({
      build: options.build,
      getLoadContext: (req) =>
        options.loadContext(String(req.headers["x-request-id"]), {
          address: addressOf(req),
          agent: req.headers["user-agent"],
        }),
    }),
  );
  app.use(lastResort(options.log));
  return app;
}

/** The embedded backend, for requests whose caller is settled here. */
function listenerOf(api: NonNullable<WebAppOptions["api"]>) {
  return getRequestListener(
    (request, { incoming }) => {
      if (incoming instanceof IncomingMessage) resolveCaller(request.headers, incoming);
      return api(request);
    },
    { overrideGlobalObjects: false },
  );
}

/** For what fails outside of the storefront's own error page: the stack goes to the log alone. */
function lastResort(log: Logger): ErrorRequestHandler {
  return (error, req, res, _next) => {
    log.error({ requestId: req.headers["x-request-id"], err: error }, "request failed");
    if (res.headersSent) return res.destroy();
    res.status(500).type("text/plain").send(`500 ${req.headers["x-request-id"]}\n`);
  };
}
