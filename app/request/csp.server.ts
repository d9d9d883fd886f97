import { createHash } from "node:crypto";

/** Contents of the inline scripts and styles that the shop's own components made for a page. */
export interface InlineContents {
  scripts: string[];
  styles: string[];
}

/**
 * The Content-Security-Policy of a page (decisions 21): everything from the shop itself, and what its own
 * components put inside the page by hash, so that the same bytes can be kept for everyone. Browsers hold
 * `form-action` against redirects too, so a page whose form leads to a gateway names the gateways.
 */
export function contentSecurityPolicy(
  { scripts, styles }: InlineContents,
  formOrigins: readonly string[] = [],
): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashesOf(scripts)].join(" "),
    ["style-src 'self'", ...hashesOf(styles)].join(" "),
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...formOrigins].join(" "),
    "frame-ancestors 'none'",
  ].join("; ");
}

function hashesOf(texts: readonly string[]): Set<string> {
  return new Set(texts.map(hashSource));
}

/** How a policy names an inline script or style. */
export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
