import type { IncomingMessage } from "node:http";
import { createRequire } from "node:module";
import { redactPath } from "~/request/log/redact-text.server";

/** What of morgan is used: its words are shared by all who have it. */
interface Morgan {
  token(name: "url", write: (req: IncomingMessage & { originalUrl?: string }) => string): void;
}

/**
 * remix-serve writes a line for each request with morgan, and has no setting for what stands in it: the word for the
 * address is said anew, without tokens and queries. The morgan that it has is the one that counts, hence found from there.
 */
export function redactServeLog(): void {
  const here = createRequire(import.meta.url);
  const serve = createRequire(here.resolve("@remix-run/serve/package.json"));
  const morgan: Morgan = serve("morgan");
  morgan.token("url", (req) => redactPath(req.originalUrl ?? req.url ?? ""));
}
