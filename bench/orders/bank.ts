/** A bank on the network that opens every charge at once: what it costs is not the shop's. */
import { once } from "node:events";
import { createServer } from "node:http";

export async function openQuickBank(): Promise<{ origin: string; close(): void }> {
  let charges = 0;
  const server = createServer((request, response) => {
    request.resume();
    request.once("end", () => {
      const authority = `A${String(charges++).padStart(35, "0")}`;
      response.setHeader("Content-Type", "application/json");
      response.end(JSON.stringify({ data: { code: 100, authority, fee: 0 }, errors: [] }));
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("The bank has no port");
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}
