import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import { redactPath } from "~/request/log/redact-text.server";

/** Writes one line when the answer is out, or when its asker is gone before. */
export function logRequest(
  log: Logger,
  req: IncomingMessage,
  res: ServerResponse,
  requestId: string,
): void {
  const started = performance.now();
  res.once("close", () => {
    const line = {
      requestId,
      method: req.method,
      path: redactPath(req.url ?? ""),
      status: res.statusCode,
      ms: Math.round(performance.now() - started),
      ...(res.writableFinished ? {} : { aborted: true }),
    };
    if (res.statusCode >= 500) log.error(line, "request");
    else log.info(line, "request");
  });
}

/** One line for so many answers from memory: a line each would cost more than the answer. */
const pagesPerLine = 1000;

export function cachedPagesCounter(log: Logger): () => void {
  let kept = 0;
  return () => {
    kept += 1;
    if (kept % pagesPerLine === 0) log.info({ kept }, "kept pages answered");
  };
}
