import type { IncomingMessage } from "node:http";

const readOnly = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a request that changes something comes from the shop's own pages (decisions 23): from PUBLIC_URL,
 * or from the very host that was asked, which a page elsewhere can't choose. One without Origin passes:
 * text browsers and signed webhooks send none, and cookies are SameSite=Lax.
 */
export function isOwnOrigin(
  { method = "GET", headers }: IncomingMessage,
  publicUrl: string,
): boolean {
  const { origin, host } = headers;
  if (readOnly.has(method) || origin === undefined || origin === publicUrl) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
