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
