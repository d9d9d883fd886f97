import { setImmediate } from "node:timers/promises";

/** So many products take a few milliseconds; then others are answered before it goes on. */
export const perTurn = 50_000;

/** Lets others be answered, where a step has gone through so many products. */
export async function endTurn(products: number): Promise<void> {
  if (products > perTurn) await setImmediate();
}
