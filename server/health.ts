import type { IncomingMessage, ServerResponse } from "node:http";
import { sendPlainResponse } from "./plain-response";

/** Answers /healthz (the process is up) and /readyz (requests should come here). False for any other address. */
export function respondToHealthCheck(
  req: IncomingMessage,
  res: ServerResponse,
  isReady: () => Promise<boolean>,
): boolean {
  if (req.url === "/healthz") {
    sendPlainResponse(res, 200);
    return true;
  }
  if (req.url !== "/readyz") return false;
  void isReady().then((ready) => sendPlainResponse(res, ready ? 200 : 503));
  return true;
}
