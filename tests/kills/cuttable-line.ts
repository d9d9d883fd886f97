import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A line to a shop that can be cut in the middle of the answer to a form. */
export interface CuttableLine {
  origin: string;
  /**
   * The next answer to a form breaks off after so many bytes, and nothing comes through until `mend`. Of a head that isn't
   * whole nothing is sent: over TLS, as shops are, a browser takes it for lost; over plain HTTP it would believe half a cookie.
   */
  cutAfter(bytes: number): void;
  /** @returns whether it was cut meanwhile */
  mend(): boolean;
  close(): Promise<void>;
}

const endOfHead = "\r\n\r\n";

/** A TCP proxy on a loopback port in front of another one. */
export async function openCuttableLine(port: number): Promise<CuttableLine> {
  let cutAt: number | undefined;
  let isCut = false;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(port, "127.0.0.1");
    let cut: number | undefined;
    let answer = Buffer.alloc(0);
    for (const one of [near, far]) {
      sockets.add(one);
      one.on("error", () => {});
      one.on("close", () => {
        sockets.delete(one);
        near.destroy();
        far.destroy();
      });
    }
    near.on("data", (bytes) => {
      // A browser sends no second request on a connection before the first is answered.
      if (cutAt !== undefined && bytes.subarray(0, 5).toString() === "POST ") cut = cutAt;
      far.write(bytes);
    });
    far.on("data", (bytes) => {
      if (cut === undefined) return near.write(bytes);
      const sent = answer.indexOf(endOfHead) < 0 ? 0 : answer.length;
      answer = Buffer.concat([answer, bytes]);
      const head = answer.indexOf(endOfHead);
      if (head < 0) return;
      if (answer.length < cut) return near.write(answer.subarray(sent));
      isCut = true;
      near.end(cut > head ? answer.subarray(sent, cut) : "", hangUp);
    });
  }).listen(0, "127.0.0.1");
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port was given.");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    cutAfter(bytes) {
      cutAt = bytes;
    },
    mend() {
      const wasCut = isCut;
      cutAt = undefined;
      isCut = false;
      return wasCut;
    },
    async close() {
      const closed = once(server, "close");
      server.close();
      hangUp();
      await closed;
    },
  };
}
