import type { IncomingMessage, ServerResponse } from "node:http";
import { answerBare } from "./bare-answer";

/** Answers /healthz (the process is up) and /readyz (requests should come here). False for any other address. */
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
  void isReady().then((ready) => answerBare(res, ready ? 200 : 503));
  return true;
}
