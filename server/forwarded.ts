import type { IncomingMessage } from "node:http";
import type { RequestHandler } from "express";

const forwarded = ["x-forwarded-host", "x-forwarded-proto", "x-forwarded-for", "forwarded"];

/** Drops what a proxy would say of the request, unless it is one that TRUST_PROXY names. */
export const dropUntrustedForwarding: RequestHandler = (req, _res, next) => {
  const trusts: (address: string | undefined, hop: number) => boolean =
    req.app.get("trust proxy fn");
  if (!trusts(req.socket.remoteAddress, 0)) {
    for (const name of forwarded) delete req.headers[name];
  }
  next();
};

/** The caller's address as express made it out, by TRUST_PROXY. */
export function addressOf(req: IncomingMessage): string | undefined {
  return "ip" in req && typeof req.ip === "string" ? req.ip : undefined;
}

/**
 * Hands a request's headers on with the one address that was settled instead of what they said, so that
 * whoever reads them need not know whom to believe; and with the id that the request has in the log.
 */
export function settleCaller(headers: Headers, req: IncomingMessage): void {
  for (const name of forwarded) headers.delete(name);
  const address = addressOf(req);
  if (address) headers.set("X-Forwarded-For", address);
  headers.set("X-Request-Id", String(req.headers["x-request-id"]));
}
