import type { ServerResponse } from "node:http";

/**
 * An answer that is only its number, in no language: for machines, and for what no page would send. `why`
 * is for whoever runs the server.
 */
export function sendPlainResponse(res: ServerResponse, status: number, why = ""): void {
  res.writeHead(status, {
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
  res.end(`${status}\n${why && `${why}\n`}`);
}
