import { IncomingMessage, type RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createRequestHandler } from "@remix-run/express";
import type { AppLoadContext, ServerBuild } from "@remix-run/node";
import compression from "compression";
import express, { type ErrorRequestHandler } from "express";
import type { Logger } from "pino";
import type { StorefrontCaller } from "~/api/client/load-context";
import { builtFiles } from "./built-files";
import { addressOf, askerReader, resolveCaller } from "./forwarded";
import type { Gates } from "./overload/gates";
import { type RespondBusy, respondBusyToCall } from "./overload/respond-busy";
import { gateOfCall, gateOfPage, takeTurn } from "./overload/take-turn";
import { perBuild } from "./per-build";
import { withdrawWorker } from "./withdrawn-worker";

export interface WebAppOptions {
  /** What answers at a path. */
  buildOf: (pathname: string) => Promise<ServerBuild>;
  /** Which routes there are; Remix says it itself in development. */
  manifest?: { path: string; answer(request: Request): Promise<Response> };
  /** Folders of the built files; none in development, where Vite serves them. */
  builtFolders: readonly string[];
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

/** Built files, then Express: compression, /api, Remix. */
export function createWebApp(options: WebAppOptions): RequestListener {
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.set("trust proxy", options.trustProxy);
  if (options.builtFolders.length > 0) app.use(compression());
  if (options.withdrawsWorker) app.get("/sw.js", withdrawWorker);
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
  const { manifest } = options;
  if (manifest) app.get(manifest.path, listenerOf(manifest.answer));
  app.use(
    takeTurn({ gateOf: gateOfPage(options.gates), askerOf, respondBusy: options.respondBusy }),
  );
  // Not `all("*")`, which decodes the path and fails where it isn't UTF-8: the storefront has a page for it.
  const handlerOf = perBuild((build) =>
    createRequestHandler({
      build,
      getLoadContext: (req) =>
        options.loadContext(String(req.headers["x-request-id"]), {
          address: addressOf(req),
          agent: req.headers["user-agent"],
        }),
    }),
  );
  app.use((req, res, next) => {
    options.buildOf(req.path).then((build) => handlerOf(build)(req, res, next), next);
  });
  app.use(lastResort(options.log));

  const files = options.builtFolders.map(builtFiles);
  const isWithdrawn = (url = "") => options.withdrawsWorker && /^\/sw\.js(\?|$)/.test(url);
  return (req, res) => {
    if (!isWithdrawn(req.url) && files.some((serve) => serve(req, res))) return;
    app(req, res);
  };
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
