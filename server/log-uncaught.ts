import type { Logger } from "pino";

/**
 * What nobody caught still ends the process, but is told to the log: Node itself would print the error with all
 * that hangs on it, the values of a query among them.
 */
export function logUncaught(log: Logger): void {
  process.on("uncaughtException", (err, origin) => {
    log.fatal({ err, origin }, "the process ends by an error that nobody caught");
    process.exit(1);
  });
}
