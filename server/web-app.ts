import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import {
  IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  type ServerResponse,
} from "node:http";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { createRequestHandler } from "@remix-run/express";
import type { AppLoadContext, ServerBuild } from "@remix-run/node";
import compression from "compression";
import express, { type ErrorRequestHandler } from "express";
import { getMimeType } from "hono/utils/mime";
import type { Logger } from "pino";
import type { StorefrontCaller } from "~/api/client/load-context";
import { addressOf, askerReader, resolveCaller } from "./forwarded";
import { lastingAnswers } from "./lasting-answers";
import { createFairGate, type FairGate, type GateBounds } from "./overload/fair-gate";
import { type RespondBusy, respondBusyToCall } from "./overload/respond-busy";
import { gateOfCall, gateOfPage, takeTurn } from "./overload/take-turn";
import { type Encoding, encodingOf } from "./page-cache/encoding";
import { perBuild } from "./per-build";
import { sendPlainResponse } from "./plain-response";
import { withdrawWorker } from "./withdrawn-worker";

interface WebAppOptions {
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

/** Built files and what else lasts, then Express: compression, /api, Remix. */
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
  const serveLasting = files.length > 0 ? lastingAnswers() : undefined;
  const isWithdrawn = (url = "") => options.withdrawsWorker && /^\/sw\.js(\?|$)/.test(url);
  return (req, res) => {
    if (!isWithdrawn(req.url) && files.some((serve) => serve(req, res))) return;
    if (serveLasting?.(req, res)) return;
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

const suffixes: Record<Encoding, string> = { br: ".br", gzip: ".gz", identity: "" };

interface BuiltFile {
  body: Buffer;
  etag: string;
}

/** Answers where a request is for a built file, and says whether it is. */
type ServeBuiltFile = (req: IncomingMessage, res: ServerResponse) => boolean;

/**
 * The built files of the storefront. Those whose name carries their content's hash are immutable: each is read once and then
 * answered from memory, some 6 MB in all. The build compressed them once, as small as they get, so that no request has to.
 */
export function builtFiles(folder: string): ServeBuiltFile {
  const paths = pathsBelow(folder);
  const files = new Map<string, Promise<BuiltFile>>();

  function read(path: string): Promise<BuiltFile> {
    if (!isImmutable(path)) return readBuilt(join(folder, path));
    const known = files.get(path);
    if (known) return known;
    const reading = readBuilt(join(folder, path));
    files.set(path, reading);
    // What can't be read now may be the next time.
    reading.catch(() => files.delete(path));
    return reading;
  }

  return (req, res) => {
    if (req.method !== "GET" && req.method !== "HEAD") return false;
    const path = req.url?.split("?", 1)[0] ?? "";
    if (!paths.has(path)) return false;
    const wanted = encodingOf(String(req.headers["accept-encoding"] ?? ""));
    const encoding = paths.has(path + suffixes[wanted]) ? wanted : "identity";
    const headers = {
      "Cache-Control": cacheControlOf(path),
      "Content-Type": getMimeType(path) ?? "application/octet-stream",
      ...(paths.has(`${path}.br`) && { Vary: "Accept-Encoding" }),
      ...(encoding !== "identity" && { "Content-Encoding": encoding }),
    };
    read(path + suffixes[encoding]).then(
      (file) => send(req, res, file, headers),
      () => sendPlainResponse(res, 404),
    );
    return true;
  };
}

async function readBuilt(file: string): Promise<BuiltFile> {
  const body = await readFile(file);
  return { body, etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"` };
}

function send(
  req: IncomingMessage,
  res: ServerResponse,
  { body, etag }: BuiltFile,
  headers: OutgoingHttpHeaders,
): void {
  const isKnown = req.headers["if-none-match"]?.includes(etag);
  if (isKnown) return void res.writeHead(304, { ...headers, ETag: etag }).end();
  res.writeHead(200, { ...headers, ETag: etag, "Content-Length": body.length });
  res.end(req.method === "HEAD" ? undefined : body);
}

function pathsBelow(folder: string): Set<string> {
  if (!existsSync(folder)) return new Set();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
      .map((file) => file.replaceAll("\\", "/"))
      .filter((path) => !path.includes("/.")),
  );
}

function cacheControlOf(path: string): string {
  if (isImmutable(path)) return "public, max-age=31536000, immutable";
  // A day for drawings (R-SVG-01, R-CONST-11).
  if (/\.svg(\.br|\.gz)?$/.test(path)) return "public, max-age=86400";
  return path.endsWith("sw.js") ? "no-cache" : "public, max-age=3600";
}

const isImmutable = (path: string) => /^\/(assets|fonts)\//.test(path);

export interface Gates {
  /** Whatever the storefront renders for a GET: pages, their data, resource routes. */
  pages: FairGate;
  /** Posted forms, which may wait for a gateway, a mailer or a hash meanwhile. */
  forms: FairGate;
  /** What others read of /api. The storefront's own calls come from inside and pass no gate twice. */
  calls: FairGate;
}

/**
 * One thread renders, so that more pages at once end no sooner: a second one uses the time in which the first
 * waits for the database, which has more to give on more cores.
 */
const pagesAtOnce = Math.min(4, Math.max(2, availableParallelism()));

const defaults: Record<keyof Gates, GateBounds> = {
  pages: { atOnce: pagesAtOnce, waiting: 128, waitMs: 5_000 },
  forms: { atOnce: 64, waiting: 128, waitMs: 10_000 },
  calls: { atOnce: 4 * pagesAtOnce, waiting: 256, waitMs: 5_000 },
};

/** The gates of a process, before everything that takes its thread's time. */
export function openGates(bounds: Partial<typeof defaults> = {}): Gates {
  const { pages, forms, calls } = { ...defaults, ...bounds };
  return {
    pages: createFairGate(pages),
    forms: createFairGate(forms),
    calls: createFairGate(calls),
  };
}
