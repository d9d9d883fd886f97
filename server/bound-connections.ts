import type { Server } from "node:http";
import type { Logger } from "pino";
import { networkOf } from "#backend/http/network-of";
import { plainAddress } from "#backend/http/plain-address";
import { trustOf } from "./forwarded";

/** How many connections are held at once; more are closed as they come. */
export interface ConnectionBounds {
  all: number;
  /** By one address, of IPv6 by one /64. */
  perAddress: number;
}

/** Whoever is this near may be a proxy, in whose connections all shoppers come. */
const nearby = trustOf(["loopback", "linklocal", "uniquelocal"]);

const oneLineEachMs = 60_000;

/**
 * Bounds the connections of a server, so that nobody can hold them all. Proxies are not counted as one
 * address: those that TRUST_PROXY names, and whatever is on the same machine or network.
 */
export function boundConnections(
  server: Server,
  bounds: ConnectionBounds,
  trustProxy: number | string[],
  log: Logger,
): void {
  const trusts = trustOf(trustProxy);
  const held = new Map<string, number>();
  const tell = seldom((fields: object) =>
    log.warn(fields, "too many connections, some are closed"),
  );
  server.maxConnections = bounds.all;
  server.on("drop", () => tell({ all: bounds.all }));
  server.on("connection", (socket) => {
    const { remoteAddress: address } = socket;
    if (address === undefined || nearby(address, 0) || trusts(address, 0)) return;
    const network = networkOf(plainAddress(address) ?? address);
    const count = (held.get(network) ?? 0) + 1;
    if (count > bounds.perAddress) {
      tell({ network, perAddress: bounds.perAddress });
      socket.destroy();
      return;
    }
    held.set(network, count);
    socket.once("close", () => {
      const left = (held.get(network) ?? 1) - 1;
      if (left > 0) held.set(network, left);
      else held.delete(network);
    });
  });
}

/** Calls on at most once a minute. */
function seldom<T>(call: (value: T) => void): (value: T) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (value) => {
    const now = performance.now();
    if (now - last < oneLineEachMs) return;
    last = now;
    call(value);
  };
}
