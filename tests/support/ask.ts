import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { notePlaceholder } from "./placeholder";
import { shopUrl } from "./shop-url";

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** The bytes as they came over the line. */
  body: Buffer;
  text: string;
  json(): unknown;
}

interface Question {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
  /** Origin, instead of the shared shop's. */
  base?: string;
}

/**
 * One plain HTTP request: the path goes out byte for byte as written (no normalising, no redirects
 * followed, no encoding asked for), so that broken ones can be tried.
 */
export function ask(
  path: string,
  { method = "GET", headers, body, base = shopUrl() }: Question = {},
): Promise<Answer> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, method, headers, agent: false });
    outgoing.on("error", reject);
    outgoing.on("response", async (incoming) => {
      notePlaceholder(incoming.headers);
      const bytes = await buffer(incoming).catch(() => Buffer.alloc(0));
      resolve({
        status: incoming.statusCode ?? 0,
        headers: incoming.headers,
        body: bytes,
        text: bytes.toString("utf8"),
        json: () => JSON.parse(bytes.toString("utf8")),
      });
    });
    outgoing.end(body);
  });
}

/** The value of one `Set-Cookie`, with its attributes; undefined when the answer sets no such cookie. */
export function setCookieOf(answer: Answer, name: string): string | undefined {
  return answer.headers["set-cookie"]?.find((cookie) => cookie.startsWith(`${name}=`));
}

/** Posts a form as a browser of the shop's own pages does. */
export function postForm(
  path: string,
  fields: Record<string, string>,
  headers: OutgoingHttpHeaders = {},
  base = shopUrl(),
): Promise<Answer> {
  return ask(path, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: base, ...headers },
    body: new URLSearchParams(fields).toString(),
    base,
  });
}
