import type { Server } from "node:http";

/**
 * Stops accepting, lets what runs finish for at most `limitMs`, then cuts what is left. Connections that
 * only wait for a next request are closed at once, and as soon as they come to wait.
 */
export async function drain(server: Server, limitMs = 10_000): Promise<void> {
  const closed = new Promise<void>((done) => server.close(() => done()));
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  const cut = setTimeout(() => server.closeAllConnections(), limitMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}
