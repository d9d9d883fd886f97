import type { ShopLoadContext, StorefrontLog } from "~/api/client/load-context";
import { redactEntry } from "./redact-entry.server";

/** The server's log; where nobody hands one (Remix's own server), lines of JSON on standard error. */
export function logOf({ log = standardError }: ShopLoadContext): StorefrontLog {
  return log;
}

const standardError: StorefrontLog = {
  error(fields, msg) {
    const entry = { level: "error", time: Date.now(), ...fields, msg };
    process.stderr.write(`${JSON.stringify(redactEntry(entry))}\n`);
  },
};
