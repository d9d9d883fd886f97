import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A line to a server that a test can break. */
export interface BreakableLine {
  port: number;
  /** `whole` hands everything on; `closed` hangs up; `silent` accepts and never answers, as a partition. */
  set(state: "whole" | "closed" | "silent"): void;
  close(): Promise<void>;
}

/** A TCP proxy on a loopback port in front of host and port. */
export async function openBreakableLine(to: {
  host: string;
  port: number;
}): Promise<BreakableLine> {
  let state: Parameters<BreakableLine["set"]>[0] = "whole";
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const far = connect(to.port, to.host);
    for (const one of [socket, far]) {
      sockets.add(one);
      one.on("error", () => {});
      one.on("close", () => {
        sockets.delete(one);
        if (state !== "silent") {
          socket.destroy();
          far.destroy();
        }
      });
    }
    if (state === "closed") return socket.destroy();
    // What comes while the line is silent is lost: when it is whole again, this connection is of no use.
    socket.on("data", (bytes) => state === "whole" && far.write(bytes));
    far.on("data", (bytes) => state === "whole" && socket.write(bytes));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port was given.");
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: address.port,
    set(next) {
      state = next;
      if (next === "closed") hangUp();
    },
    async close() {
      const closed = once(server, "close");
      server.close();
      hangUp();
      await closed;
    },
  };
}
