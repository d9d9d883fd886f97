import type { LanguageCode } from "#backend/contract/languages";
import type { Database } from "#backend/db/database";
import type { Clock } from "#backend/ports/clock";
import type { Log } from "#backend/ports/log";

/** What the sandbox bank stands on; it shares the database with the shop, and no code of its payments. */
export interface BankDeps {
  database: Database;
  clock: Clock;
  log: Log;
  /** Where its pages are found, without a slash at the end. */
  pageUrl: () => string;
  /** Origins that charges may come back to: any other is refused, so that nobody is sent elsewhere by it. */
  shopOrigins: () => readonly string[];
  webhook: { url: () => string; secret: string };
  /** An amount in figures and in words. */
  sayAmount: SayAmount;
  /** How long it keeps a caller waiting whose amount asks for it, and how late its late webhooks are. */
  slowMs?: number;
  lateMs?: number;
}

export type SayAmount = (
  amount: number,
  currency: string,
  lang: LanguageCode,
) => { figures: string; words: string };

/** Work that goes on after an answer: late webhooks. `close` forgets what waits, and waits for what runs. */
export interface Afterwards {
  run(work: () => Promise<void>, delayMs?: number): void;
  close(): Promise<void>;
}

export interface Bank extends BankDeps {
  afterwards: Afterwards;
  slowMs: number;
  lateMs: number;
}

/** A running bank with the patience of a real one. */
export function openBank(deps: BankDeps): Bank {
  return { slowMs: 20_000, lateMs: 60_000, ...deps, afterwards: openAfterwards(deps.log) };
}

function openAfterwards(log: Log): Afterwards {
  const waiting = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  return {
    run: (work, delayMs = 0) => {
      const timer = setTimeout(() => {
        waiting.delete(timer);
        const done = work()
          .catch((error: unknown) => log.warn({ err: error }, "the sandbox bank failed"))
          .finally(() => running.delete(done));
        running.add(done);
      }, delayMs);
      waiting.add(timer.unref());
    },
    close: async () => {
      for (const timer of waiting) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}
