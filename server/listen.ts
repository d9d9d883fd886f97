import { createServer, type RequestListener, type Server } from "node:http";
import type { Logger } from "pino";
import { drain } from "./drain";

const bounds = {
  /** Proxies keep their connections for a minute: they must not find one that has just been closed. */
  keepAliveTimeout: 65_000,
  /** A slow phone's headers take seconds; who needs longer only holds a connection. */
  headersTimeout: 20_000,
  /** Three pictures over a slow line; body-bound.ts gives other bodies less. */
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5_000,
};

/** After so many a connection is told to close: proxies and browsers open the next one. */
const requestsPerConnection = 1000;

/** Who takes this server for a proxy. */
const noTunnel =
  "HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";

/** Listens; a port that is taken is an error that says so. */
export function listen(
  handle: RequestListener,
  port: number,
  host: string | undefined,
): Promise<Server> {
  const server = createServer(bounds, handle);
  server.maxRequestsPerSocket = requestsPerConnection;
  server.on("connect", (_req, socket) => socket.on("error", () => {}).end(noTunnel));
  return new Promise((done, fail) => {
    server.once("error", fail);
    server.listen(port, host, () => done(server));
  });
}

interface Stopping {
  leave(): void;
  close(): Promise<void>;
  log: Logger;
}

/**
 * On SIGTERM or SIGINT: says that it isn't ready, finishes what runs, closes the rest, ends the process. Whoever
 * stops it by the keyboard has no balancer that would have to see it first. A second one ends it now.
 */
export function stopOnSignal(
  server: Server,
  { leave, close, log }: Stopping,
  graceMs: number,
): void {
  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, "stopping");
    leave();
    await drain(server, { graceMs: signal === "SIGINT" ? 0 : graceMs });
    await close();
    log.info("stopped");
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
