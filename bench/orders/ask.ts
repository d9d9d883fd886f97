/** Requests that cost their sender little. */
import { Agent, request } from "node:http";

export interface Answered {
  status: number;
  body: string;
  ms: number;
}

const agent = new Agent({ keepAlive: true });

/** One answer, read to its end; 0 for a connection that broke. */
export function ask(
  address: string,
  headers: Record<string, string>,
  body?: string,
): Promise<Answered> {
  const began = performance.now();
  const since = () => performance.now() - began;
  return new Promise((done) => {
    request(address, { agent, headers, method: body === undefined ? "GET" : "POST" }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.once("end", () => {
        const text = Buffer.concat(parts).toString();
        done({ status: answer.statusCode ?? 0, body: text, ms: since() });
      });
    })
      .once("error", () => done({ status: 0, body: "", ms: since() }))
      .end(body);
  });
}
