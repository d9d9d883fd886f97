import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { shopUrl } from "./shop-url";

/** A backend elsewhere whose answers are the shared shop's, but for what a test does to them. */
export interface AlteredBackend {
  url: string;
  close(): void;
}

export async function alterBackend(
  alter: (path: string, body: string) => string,
): Promise<AlteredBackend> {
  const server = createServer(async (req, res) => {
    const path = req.url ?? "/";
    const { authorization } = req.headers;
    const answer = await fetch(shopUrl() + path, {
      method: req.method,
      headers: { ...(authorization && { Authorization: authorization }) },
    });
    const type = answer.headers.get("Content-Type") ?? "application/json";
    res.writeHead(answer.status, { "Content-Type": type });
    res.end(
      type.includes("json")
        ? alter(path, await answer.text())
        : Buffer.from(await answer.arrayBuffer()),
    );
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
