import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** A proxy's own id if it is a plain one, else a new one. It stands in logs, answers and error pages. */
export function requestIdOf(req: IncomingMessage): string {
  const given = req.headers["x-request-id"];
  return typeof given === "string" && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
