import { createServer, type RequestListener, type Server } from "node:http";
import type { Logger } from "pino";
import { drain } from "./drain";

/** Proxies keep their connections for a minute: they must not find one that has just been closed. */
const keepAliveMs = 65_000;

/** Listens; a port that is taken is an error that says so. */
export function listen(
  handle: RequestListener,
  port: number,
  host: string | undefined,
): Promise<Server> {
  const server = createServer({ keepAliveTimeout: keepAliveMs }, handle);
  return new Promise((done, fail) => {
    server.once("error", fail);
    server.listen(port, host, () => done(server));
  });
}

/** On SIGTERM or SIGINT: finishes what runs, closes the rest, ends the process. A second one ends it now. */
export function stopOnSignal(server: Server, close: () => Promise<void>, log: Logger): void {
  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, "stopping");
    await drain(server);
    await close();
    log.info("stopped");
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
