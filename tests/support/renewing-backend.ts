import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { ask } from "./ask";

/** What stood in the browser before: a token whose time has passed. */
export const oldToken = "o".repeat(43);

export interface RenewingBackend {
  url: string;
  /** Every call with the token that it carried, as "POST /api/x old" or "… fresh". */
  calls: string[];
  stop(): Promise<void>;
}

/**
 * The shared shop's /api, but for a reader whose token has to be renewed.
 *
 * @param fresh the token that the renewal gives; null for a renewal that fails
 */
export async function startRenewingBackend(fresh: string | null): Promise<RenewingBackend> {
  const calls: string[] = [];
  const server = createServer(async (req, res) => {
    const { method = "GET", url = "" } = req;
    const { authorization, lang = "fa", "content-type": type = "application/json" } = req.headers;
    const say = (status: number, body: unknown) =>
      res.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
    const body = await text(req);
    if (authorization) calls.push(`${method} ${url} ${authorization === fresh ? "fresh" : "old"}`);
    if (url === "/api/user/renew-token") return fresh ? say(200, { token: fresh }) : say(500, {});
    if (authorization === oldToken) return say(401, { token: "renew", requestId: "r" });
    const answer = await ask(url, {
      method,
      headers: { lang, "Content-Type": type, ...(authorization && { authorization }) },
      body: body || undefined,
    });
    const given = answer.headers["content-type"] ?? "application/json";
    return res.writeHead(answer.status, { "Content-Type": given }).end(answer.body);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
