import type { Database } from "../../db/database";
import type { Log } from "../../ports/log";
import { type MessageRow, renewEveryMs, renewLease } from "./claim-message";

/** A try that takes longer than this hangs, and is left to others. */
const longestMs = 15 * 60_000;

/** Does `work` on a claimed message, which stays this process's as long as that takes. */
export async function whileLeased<T>(
  { database, log }: { database: Database; log: Log },
  message: MessageRow,
  work: () => Promise<T>,
): Promise<T> {
  let renewals = longestMs / renewEveryMs;
  const timer = setInterval(() => {
    renewals -= 1;
    if (renewals <= 0) clearInterval(timer);
    renewLease(database, message).catch((error: unknown) =>
      log.warn({ err: error, messageId: message.id }, "a message's lease was not renewed"),
    );
  }, renewEveryMs).unref();
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
