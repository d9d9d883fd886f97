import type { Server } from "node:http";
import { Server as Listener } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { calmTurn } from "~/request/calm-turn.server";

export interface DrainTimes {
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
