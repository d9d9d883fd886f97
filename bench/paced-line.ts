/**
 * A slow line as a proxy on this machine: what the shop sends comes after half a round trip, packet by packet, all connections
 * behind one another as at the narrowest place of a line. The browser's own emulation holds an answer back until all of it
 * would have come, so that nothing can begin before a page's last byte.
 */
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { freePort } from "./shop-process";

export interface PacedLine {
  /** The shop's origin through the line. */
  origin: string;
  stop(): void;
}

export interface Line {
  /** Bytes a second from the shop. */
  bytesPerSecond: number;
  /** Milliseconds there and back. */
  roundTripMs: number;
}

const packetBytes = 1_400;

/** Connections are open at once: a shop's first answer has no handshake before it, as with the browser's emulation. */
export async function openPacedLine(target: string, line: Line): Promise<PacedLine> {
  const { port: targetPort, hostname } = new URL(target);
  const sockets = new Set<Socket>();
  let freeAt = 0;

  /** When the last of these bytes has come through, after all that was sent before. */
  function arrival(bytes: number): number {
    const now = performance.now();
    freeAt = Math.max(now, freeAt) + (bytes / line.bytesPerSecond) * 1_000;
    return freeAt - now + line.roundTripMs / 2;
  }

  const server = createServer((browser) => {
    const shop = connect(Number(targetPort), hostname);
    for (const socket of [browser, shop]) {
      sockets.add(socket.setNoDelay());
      socket.on("error", () => socket.destroy()).on("close", () => sockets.delete(socket));
    }
    browser.on("data", (bytes) => setTimeout(() => shop.write(bytes), line.roundTripMs / 2));
    shop.on("data", (bytes) => {
      for (let from = 0; from < bytes.length; from += packetBytes) {
        const packet = bytes.subarray(from, from + packetBytes);
        setTimeout(() => browser.write(packet), arrival(packet.length));
      }
    });
    browser.on("close", () => shop.destroy());
    shop.on("close", () => setTimeout(() => browser.destroy(), arrival(0)));
  });
  const port = await freePort();
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
