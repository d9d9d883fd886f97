import type { IncomingMessage } from "node:http";
import { TLSSocket } from "node:tls";
import { isForeign } from "~/request/origin";

const readOnly = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a request may go on: it only reads, or comes from the shop's own pages (decisions 23). Headers of
 * proxies that aren't trusted have been dropped before.
 */
export function isOwnOrigin(req: IncomingMessage, publicUrl: string): boolean {
  const { method = "GET", headers } = req;
  if (readOnly.has(method)) return true;
  const site = headers["sec-fetch-site"];
  const sender = {
    origin: headers.origin,
    site: typeof site === "string" ? site : undefined,
    asked: `${schemeOf(req)}://${forwardedOf(req, "host") ?? headers.host}`,
  };
  return !isForeign(sender, publicUrl);
}

/**
 * Names the shop as PUBLIC_URL does to all that comes after this check. Remix has a check of its own, which
 * compares Origin with Host, and so refuses the forms of a shop whose proxy rewrites Host.
 */
export function nameAsPublic({ headers }: IncomingMessage, publicUrl: string): void {
  const { host, origin } = new URL(publicUrl);
  headers.host = host;
  for (const name of ["x-forwarded-host", "x-forwarded-proto"]) delete headers[name];
  if (headers.origin !== undefined) headers.origin = origin;
}

function schemeOf(req: IncomingMessage): string {
  return forwardedOf(req, "proto") ?? (req.socket instanceof TLSSocket ? "https" : "http");
}

/** The first of a list: what the browser asked for, as the outermost trusted proxy saw it. */
function forwardedOf({ headers }: IncomingMessage, what: "host" | "proto"): string | undefined {
  const list = headers[`x-forwarded-${what}`];
  return typeof list === "string" ? list.split(",", 1)[0]?.trim() : undefined;
}
