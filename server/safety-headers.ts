import type { ServerResponse } from "node:http";
import { transportSecurity } from "~/request/transport-security";

/** For answers that aren't pages of the storefront: should one ever be read as a page, nothing in it acts. */
const inert = "default-src 'none'; frame-ancestors 'none'";
const readAsText =
  /^(?:text\/(?:plain|html|xml|x-script)|application\/(?:[\w.-]+\+)?(?:json|xml))\b/;

/**
 * Adds to an answer, whoever gives it, what keeps browsers from misreading it. It waits until the answer's
 * own headers are written, for those stand.
 */
export function addSafetyHeaders(res: ServerResponse, secure: boolean): void {
  const writeHead = res.writeHead;
  const withSafety = (...args: unknown[]) => {
    for (const [name, value] of safetyHeaders(typeOf(res, args.at(-1)), secure)) {
      if (!res.hasHeader(name)) res.setHeader(name, value);
    }
    return Reflect.apply(writeHead, res, args);
  };
  res.writeHead = withSafety;
}

function safetyHeaders(type: string, secure: boolean): [name: string, value: string][] {
  return [
    ["X-Content-Type-Options", "nosniff"],
    ["Referrer-Policy", "same-origin"],
    ...(secure ? [["Strict-Transport-Security", transportSecurity] as [string, string]] : []),
    ...(readAsText.test(type) ? [["Content-Security-Policy", inert] as [string, string]] : []),
  ];
}

/** The media type of an answer, among the headers that are handed to `writeHead` (by name, or a flat list), or set before. */
function typeOf(res: ServerResponse, written: unknown): string {
  const named = typeof written === "object" && written !== null ? written : {};
  const list = Array.isArray(named) ? named : Object.entries(named).flat();
  const at = list.findIndex((item, n) => n % 2 === 0 && /^content-type$/i.test(String(item)));
  return String(at < 0 ? res.getHeader("Content-Type") : list[at + 1]);
}
