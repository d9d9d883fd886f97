import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { isIP } from "node:net";
import type { Logger } from "pino";
import { maxBodyBytes, maxBodyMs } from "~/sitemap/body-limit";
import { hideStaffRoutes } from "~/sitemap/hide-staff-routes";
import { limitBody } from "./body-limit";
import type { Settings } from "./env";
import { untrustedDropper } from "./forwarded";
import { respondToHealthCheck } from "./health";
import { isOwnOrigin, nameAsPublic } from "./origin-check";
import { TurnedAway } from "./overload/fair-gate";
import type { RespondBusy } from "./overload/respond-busy";
import type { PageCache } from "./page-cache/page-cache";
import { sendPlainResponse } from "./plain-response";
import { requestIdOf } from "./request-id";
import { cachedPagesCounter, logRequest } from "./request-log";
import { addSafetyHeaders } from "./safety-headers";

export interface HttpHandlerOptions {
  log: Logger;
  /** None in development, where each page is rendered anew. */
  pageCache: PageCache | undefined;
  /** Never fails. */
  isReady: () => Promise<boolean>;
  publicUrl: string;
  knowsHost: KnowsHost;
  trustProxy: number | string[];
  respondBusy: RespondBusy;
  /** All that is neither a cached page nor a health check. */
  next: RequestListener;
}

const unknownHost =
  "A demo without PUBLIC_URL answers to localhost and to IP addresses. PUBLIC_URL or HOST gives it another name.";

/**
 * What every request passes first, without any framework: cached pages from memory, then an id, a line in
 * the log, the health checks and the refusals that need no page.
 */
export function createHttpHandler(options: HttpHandlerOptions): RequestListener {
  const { log, pageCache, next, publicUrl } = options;
  const secure = publicUrl.startsWith("https:");
  const countCached = cachedPagesCounter(log);
  const dropUntrusted = untrustedDropper(options.trustProxy, log);

  async function handleNext(req: IncomingMessage, res: ServerResponse, requestId: string) {
    try {
      if (await pageCache?.serveRendered(req, res, requestId)) return;
    } catch (error) {
      if (error instanceof TurnedAway) return options.respondBusy(req, res);
      log.error({ requestId, err: error }, "page failed");
    }
    if (!res.headersSent) next(req, res);
  }

  return (req, res) => {
    if (!options.knowsHost(req.headers.host)) return sendPlainResponse(res, 403, unknownHost);
    if (pageCache?.serveCached(req, res)) return countCached();
    addSafetyHeaders(res, secure);
    if (respondToHealthCheck(req, res, options.isReady)) return;
    const requestId = requestIdOf(req);
    req.headers["x-request-id"] = requestId;
    res.setHeader("X-Request-Id", requestId);
    logRequest(log, req, res, requestId);
    dropUntrusted(req);
    const refusal = refusalOf(req, publicUrl);
    if (refusal === 405) res.setHeader("Allow", methods.join(", "));
    if (refusal) return sendPlainResponse(res, refusal);
    nameAsPublic(req, publicUrl);
    req.url = hideStaffRoutes(req.url ?? "/");
    const hasBody = req.headers["content-length"] ?? req.headers["transfer-encoding"];
    if (hasBody && !limitBody(req, res, maxBodyBytes(req.url), maxBodyMs(req.url))) return;
    void handleNext(req, res, requestId);
  };
}

/** Any other would be an error of the frameworks behind. */
const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/**
 * The status of what is refused outright: no address of this server, a method that nothing here has, or a
 * form of a foreign page.
 */
function refusalOf(req: IncomingMessage, publicUrl: string): number | undefined {
  if (!req.url?.startsWith("/") || !URL.canParse(`http://${req.headers.host}`)) return 400;
  if (!methods.includes(req.method ?? "")) return 405;
  return isOwnOrigin(req, publicUrl) ? undefined : 403;
}

/** Whether a request's Host header is a name of this server's own. */
type KnowsHost = (host: string | undefined) => boolean;

/**
 * A demo without PUBLIC_URL stands on somebody's own machine: a page elsewhere whose name is made to lead
 * there (DNS rebinding) would read its outbox. So it answers to localhost, to addresses and to HOST alone;
 * other shops to every name, because proxies rewrite it.
 */
export function hostRule({ demo, publicOrigin, host: own }: Settings): KnowsHost {
  if (!demo || publicOrigin) return () => true;
  return (host) => {
    if (!URL.canParse(`http://${host}`)) return false;
    const { hostname } = new URL(`http://${host}`);
    return (
      /(^|\.)localhost$/.test(hostname) ||
      isIP(hostname.replace(/^\[|\]$/g, "")) > 0 ||
      hostname === own?.toLowerCase()
    );
  };
}
