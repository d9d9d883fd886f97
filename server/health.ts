import type { IncomingMessage, ServerResponse } from "node:http";
import { answerBare } from "./bare-answer";

/**
 * Answers /healthz (the process is up) and /readyz (its database, or the backend elsewhere, answers too).
 * False for any other address.
 */
export function answerHealth(
  req: IncomingMessage,
  res: ServerResponse,
  isReady: () => Promise<boolean>,
): boolean {
  if (req.url === "/healthz") {
    answerBare(res, 200);
    return true;
  }
  if (req.url !== "/readyz") return false;
  withinMs(isReady(), 2_000).then(
    (ready) => answerBare(res, ready ? 200 : 503),
    () => answerBare(res, 503),
  );
  return true;
}

function withinMs(work: Promise<boolean>, ms: number): Promise<boolean> {
  return Promise.race([work, new Promise<boolean>((done) => setTimeout(done, ms, false).unref())]);
}
