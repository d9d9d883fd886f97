import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, Server as Listener } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import { calmTurn } from "~/request/calm-turn.server";

const bounds = {
  /** Proxies keep their connections for a minute: they must not find one that has just been closed. */
  keepAliveTimeout: 65_000,
  /** A slow phone's headers take seconds; who needs longer only holds a connection. */
  headersTimeout: 20_000,
  /** Three pictures over a slow line; body-limit.ts gives other bodies less. */
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

/** What closes in so long is closed in order; whoever supervises the process would kill it soon after. */
const closingMs = 8_000;

/**
 * On SIGTERM or SIGINT: says that it isn't ready, finishes what runs, closes the rest, ends the process. Whoever
 * stops it by the keyboard has no balancer that would have to see it first. A second one ends it now, and so does
 * what can't be closed in time, with 1.
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
    const closed = close().then(() => true);
    if (!(await Promise.race([closed, wait(closingMs, false)]))) {
      log.warn({ ms: closingMs }, "stopped before all was closed");
      process.exit(1);
    }
    log.info("stopped");
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

interface DrainTimes {
  /** How long new connections are still taken, so that a balancer sees before that the process leaves. */
  graceMs: number;
  /** How long connections that wait for a next request are kept for it after that. */
  quietMs?: number;
  /** After how long more what still runs is cut off. */
  limitMs?: number;
}

/**
 * Ends a server without a reset. First everything goes on, on kept connections too: one that is accepted by
 * nobody when the listening ends would be reset, and so few are opened then. From there on every answer
 * asks its client for another connection, which it gets elsewhere. Connections that nobody has used since
 * are closed last, because a request may just be on its way on one.
 */
export async function drain(
  server: Server,
  { graceMs, quietMs = 1_000, limitMs = 10_000 }: DrainTimes,
): Promise<void> {
  await wait(graceMs);
  await calmTurn();
  // The server's own would close waiting connections at once.
  const closed = new Promise<void>((done) => Listener.prototype.close.call(server, () => done()));
  server.prependListener("request", (_req, res) => {
    res.setHeader("Connection", "close");
  });
  let sweep: NodeJS.Timeout | undefined;
  const quiet = setTimeout(() => {
    server.closeIdleConnections();
    sweep = setInterval(() => server.closeIdleConnections(), 100);
  }, quietMs);
  const cut = setTimeout(() => server.closeAllConnections(), limitMs);
  await closed;
  clearTimeout(quiet);
  clearInterval(sweep);
  clearTimeout(cut);
}

/** How long an answer stands for all who ask. */
const answerMs = 1_000;
/** A database or backend that takes longer counts as away. */
const timeoutMs = 2_000;

interface Readiness {
  /** Whether requests should come here; asks at most once a second, however many want to know. */
  check(): Promise<boolean>;
  /** No more from now on: the process is going. */
  leave(): void;
}

/** @param ask whether what the process needs answers; may fail or take long */
export function createReadiness(ask: () => Promise<boolean>): Readiness {
  let isLeaving = false;
  let known: { at: number; answer: Promise<boolean> } | undefined;
  return {
    async check() {
      const now = performance.now();
      if (!known || now - known.at >= answerMs) known = { at: now, answer: withinPatience(ask) };
      return (await known.answer) && !isLeaving;
    },
    leave() {
      isLeaving = true;
    },
  };
}

async function withinPatience(ask: () => Promise<boolean>): Promise<boolean> {
  let patience: NodeJS.Timeout | undefined;
  const tooLong = new Promise<boolean>((done) => {
    patience = setTimeout(done, timeoutMs, false);
  });
  try {
    return await Promise.race([ask(), tooLong]);
  } catch {
    return false;
  } finally {
    clearTimeout(patience);
  }
}

/** Under which origin a process reaches itself; known once it listens. */
interface ListenAddress {
  url(): string;
  listening(address: AddressInfo | string | null): void;
}

const anywhere = new Set(["::", "0.0.0.0"]);

/** The public origin until the process listens: in development another server does. */
export function listenAddress(publicUrl: string): ListenAddress {
  let url = publicUrl;
  return {
    url: () => url,
    listening: (at) => {
      if (at === null || typeof at === "string") return;
      const { address, family, port } = at;
      const host = anywhere.has(address) ? "127.0.0.1" : address;
      url = `http://${family === "IPv6" && host === address ? `[${host}]` : host}:${port}`;
    },
  };
}
