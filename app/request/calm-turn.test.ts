import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { calmTurn } from "./calm-turn.server";

it("lets all in who have come, though a turn of the loop takes one connection", async () => {
  let taken = 0;
  const server = createServer(() => {
    taken += 1;
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const sockets = Array.from({ length: 50 }, () => connect(port, "127.0.0.1"));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  await Promise.all(sockets.slice(0, 1).map((socket) => once(socket, "connect")));
  expect(taken).toBeLessThan(50);
  await calmTurn();
  expect(taken).toBe(50);
});
