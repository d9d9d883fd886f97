import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Logger } from "pino";
import { largestBodyOf } from "~/http/largest-body";
import { answerBare } from "./bare-answer";
import { boundBody } from "./body-bound";
import { answerHealth } from "./health";
import type { KeptPages } from "./kept-pages/kept-pages";
import { isOwnOrigin } from "./origin-check";
import { requestIdOf } from "./request-id";
import { keptCounter, logRequest } from "./request-log";

export interface FrontOptions {
  log: Logger;
  /** None in development, where each page is rendered anew. */
  keptPages: KeptPages | undefined;
  isReady: () => Promise<boolean>;
  publicUrl: string;
  /** All that is neither a kept page nor a health check. */
  rest: RequestListener;
}

/**
 * What every request passes first, without any framework: kept pages from memory, then an id, a line in
 * the log, the health checks and the refusals that need no page.
 */
export function createFront(options: FrontOptions): RequestListener {
  const { log, keptPages, rest } = options;
  const countKept = keptCounter(log);

  async function answerRest(req: IncomingMessage, res: ServerResponse, requestId: string) {
    try {
      if (await keptPages?.answerRendered(req, res, requestId)) return;
    } catch (error) {
      log.error({ requestId, err: error }, "page failed");
    }
    if (!res.headersSent) rest(req, res);
  }

  return (req, res) => {
    if (keptPages?.answerKept(req, res)) return countKept();
    if (answerHealth(req, res, options.isReady)) return;
    const requestId = requestIdOf(req);
    req.headers["x-request-id"] = requestId;
    res.setHeader("X-Request-Id", requestId);
    logRequest(log, req, res, requestId);
    const refusal = refusalOf(req, options.publicUrl);
    if (refusal) return answerBare(res, refusal);
    if (!boundBody(req, res, largestBodyOf(req.url))) return;
    void answerRest(req, res, requestId);
  };
}

/** The status of what is refused outright: no address of this server, or a form of a foreign page. */
function refusalOf(req: IncomingMessage, publicUrl: string): number | undefined {
  if (!req.url?.startsWith("/") || !URL.canParse(`http://${req.headers.host}`)) return 400;
  return isOwnOrigin(req, publicUrl) ? undefined : 403;
}
