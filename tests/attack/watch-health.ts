import { setTimeout as wait } from "node:timers/promises";
import { ask } from "../support/ask";
import type { Target } from "./target";

export interface Health {
  /** How often /healthz was asked, and the longest that it took to answer. */
  asked: number;
  worstMs: number;
  failed: number;
}

const everyMs = 50;

/** Asks for /healthz all the while that some work goes on, and once after. */
export async function watchHealth<T>(
  { url }: Target,
  work: () => Promise<T>,
): Promise<[T, Health]> {
  const health: Health = { asked: 0, worstMs: 0, failed: 0 };
  let isOver = false;
  const check = async () => {
    const start = performance.now();
    const good = await ask("/healthz", { base: url }).then(
      ({ status }) => status === 200,
      () => false,
    );
    health.asked += 1;
    health.failed += good ? 0 : 1;
    health.worstMs = Math.max(health.worstMs, Math.round(performance.now() - start));
  };
  const watching = (async () => {
    while (!isOver) {
      await check();
      await wait(everyMs);
    }
    await check();
  })();
  const result = await work().finally(() => {
    isOver = true;
  });
  await watching;
  return [result, health];
}
