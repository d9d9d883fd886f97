import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** The message by which PostgreSQL turns somebody away. */
function errorResponse(code: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0Mrefused by a test\0\0`);
  const head = Buffer.alloc(5);
  head.write("E");
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

/** A server that turns everybody away with these codes, one after the other; the last one stays. */
export async function refusingPostgres(
  ...codes: string[]
): Promise<{ url: string; asked: number }> {
  const state = { url: "", asked: 0 };
  const server = createServer((socket: Socket) => {
    socket.on("error", () => socket.destroy());
    socket.once("data", () => {
      const code = codes[Math.min(state.asked, codes.length - 1)] ?? "";
      state.asked += 1;
      socket.end(errorResponse(code));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  state.url = `postgres://shop:hunter2@127.0.0.1:${port}/shop`;
  return state;
}
