import type { IncomingMessage } from "node:http";

const readOnly = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a request that changes something comes from the shop's own pages (decisions 23). One without
 * Origin passes: text browsers and signed webhooks send none, and cookies are SameSite=Lax.
 * `publicOrigin` is undefined where PUBLIC_URL isn't set: the address that was asked then decides.
 */
export function isOwnOrigin(
  { method = "GET", headers }: IncomingMessage,
  publicOrigin: string | undefined,
): boolean {
  if (readOnly.has(method) || headers.origin === undefined) return true;
  if (publicOrigin) return headers.origin === publicOrigin;
  return (
    headers.origin === `http://${headers.host}` || headers.origin === `https://${headers.host}`
  );
}
