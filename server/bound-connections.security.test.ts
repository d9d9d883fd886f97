import { EventEmitter, once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { pino } from "pino";
import { describe, expect, it, onTestFinished } from "vitest";
import { boundConnections } from "./bound-connections";

function logOf() {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: "info" }, { write: (line) => lines.push(JSON.parse(line)) });
  return { log, lines };
}

/** A server that test connections are handed to as the system would, from wherever the test says. */
function serverFor(trustProxy: number | string[] = 0) {
  const server = new EventEmitter() as unknown as Server;
  const { log, lines } = logOf();
  boundConnections(server, { all: 100, perAddress: 2 }, trustProxy, log);
  const from = (remoteAddress: string) => {
    const socket = Object.assign(new EventEmitter(), {
      remoteAddress,
      closed: false,
      destroy: () => {
        socket.closed = true;
        socket.emit("close");
      },
    });
    server.emit("connection", socket);
    return socket;
  };
  return { from, lines };
}

describe("connections of one address", () => {
  it("beyond the bound are closed, until others have ended", () => {
    const { from, lines } = serverFor();
    const [first, second, third] = [1, 2, 3].map(() => from("203.0.113.9"));
    expect([first, second, third].map((socket) => socket?.closed)).toEqual([false, false, true]);
    expect(from("::ffff:203.0.113.9").closed).toBe(true);
    expect(from("203.0.113.10").closed).toBe(false);
    first?.destroy();
    expect(from("203.0.113.9").closed).toBe(false);
    expect(from("203.0.113.9").closed).toBe(true);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ level: 40, network: "203.0.113.9", perAddress: 2 });
  });

  it("are those of a whole network in IPv6", () => {
    const { from } = serverFor();
    const sockets = ["2001:db8:1:2::1", "2001:db8:1:2::2", "2001:db8:1:2:ffff::3"].map(from);
    expect(sockets.map(({ closed }) => closed)).toEqual([false, false, true]);
    expect(from("2001:db8:1:3::1").closed).toBe(false);
  });

  it.each(["127.0.0.1", "::1", "10.0.0.2", "192.168.1.2", "172.17.0.1", "fd00::1"])(
    "that may be a proxy on the same machine or network are not bounded: %s",
    (address) => {
      const { from } = serverFor();
      expect([1, 2, 3].map(() => from(address).closed)).toEqual([false, false, false]);
    },
  );

  it("that is a trusted proxy are not bounded", () => {
    for (const trusted of [["203.0.113.0/24"], 1]) {
      const { from } = serverFor(trusted);
      expect([1, 2, 3].map(() => from("203.0.113.9").closed)).toEqual([false, false, false]);
    }
    const { from } = serverFor(["203.0.113.0/24"]);
    expect([1, 2, 3].map(() => from("198.51.100.1").closed)).toEqual([false, false, true]);
  });
});

it("all connections together are bounded, wherever they come from", async () => {
  const server = createServer((_req, res) => res.end("answered"));
  const { log, lines } = logOf();
  boundConnections(server, { all: 3, perAddress: 100 }, 0, log);
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const held = [1, 2, 3].map(() => connect(port, "127.0.0.1"));
  await Promise.all(held.map((socket) => once(socket, "connect")));
  const refused = connect(port, "127.0.0.1");
  refused.on("error", () => {});
  await once(refused, "close");
  expect(lines).toEqual([expect.objectContaining({ level: 40, all: 3 })]);
  const [first] = held;
  first?.end("GET / HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n");
  first?.resume();
  if (first) await once(first, "close");
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe("answered");
  for (const socket of held) socket.destroy();
});
