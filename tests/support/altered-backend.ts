import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { shopUrl } from "./shop-url";

/** A backend elsewhere whose answers are the shared shop's, but for what a test does to them. */
export interface AlteredBackend {
  url: string;
  close(): void;
}

/** `alter` answers what stands for a body, or undefined for a call that fails. */
export async function alterBackend(
  alter: (path: string, body: string) => string | undefined,
): Promise<AlteredBackend> {
  const server = createServer(async (req, res) => {
    const path = req.url ?? "/";
    const { authorization } = req.headers;
    const answer = await fetch(shopUrl() + path, {
      method: req.method,
      headers: { ...(authorization && { Authorization: authorization }) },
    });
    const type = answer.headers.get("Content-Type") ?? "application/json";
    const body = Buffer.from(await answer.arrayBuffer());
    const altered = type.includes("json") ? alter(path, body.toString()) : body;
    res.writeHead(altered === undefined ? 503 : answer.status, { "Content-Type": type });
    res.end(altered ?? JSON.stringify({ msg: "error.unavailable", requestId: "r" }));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
