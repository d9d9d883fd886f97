import { connect, type Socket } from "node:net";
import type { Target } from "./target";

/** A connection to the shop; errors of it are nobody's but the shop's. */
export function openSocket({ url }: Pick<Target, "url">): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => {});
  return socket;
}

/** Sends bytes as they are; answers all that came back until the connection ended, or nothing more came. */
export function sendBytes(
  target: Pick<Target, "url">,
  bytes: string | Buffer,
  timeoutMs = 3_000,
): Promise<string> {
  return new Promise((resolve) => {
    const socket = openSocket(target);
    const chunks: Buffer[] = [];
    socket.setTimeout(timeoutMs, () => socket.destroy());
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.on("close", () => resolve(Buffer.concat(chunks).toString("utf8")));
    socket.write(typeof bytes === "string" ? Buffer.from(bytes, "latin1") : bytes);
  });
}

/** The statuses of the answers on a connection; a word for none. */
export function statusesOf(said: string): (number | "closed")[] {
  const lines = [...said.matchAll(/HTTP\/1\.[01] (\d{3}) [\w ]+\r\n/g)];
  return lines.length > 0 ? lines.map(([, status]) => Number(status)) : ["closed"];
}
