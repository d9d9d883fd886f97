import { createHash } from "node:crypto";

/**
 * The Content-Security-Policy of a finished page (decisions 21): everything from the shop itself, and the
 * page's own inline scripts and styles by hash, so that the same bytes can be kept for everyone. Browsers hold
 * `form-action` against redirects too, so a page whose form leads to a gateway names the gateways.
 */
export function contentSecurityPolicy(html: string, formOrigins: readonly string[] = []): string {
  const scripts = hashesOf(html, /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g);
  const styles = hashesOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g);
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...formOrigins].join(" "),
    "frame-ancestors 'none'",
  ].join("; ");
}

function hashesOf(html: string, pattern: RegExp): string[] {
  const hashes = new Set<string>();
  for (const [, text = ""] of html.matchAll(pattern)) {
    hashes.add(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  }
  return [...hashes];
}
