/** Asks at a fixed rate, whether or not what was asked before has been answered. */
export async function openLoop(
  { perSecond, seconds }: { perSecond: number; seconds: number },
  ask: (n: number) => Promise<unknown>,
  eachSecond: (second: number) => Promise<unknown>,
): Promise<void> {
  const running: Promise<unknown>[] = [];
  const start = performance.now();
  for (let n = 0; n < seconds * perSecond; n++) {
    const due = start + (n * 1000) / perSecond;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((done) => setTimeout(done, wait));
    if (n % perSecond === 0) running.push(eachSecond(n / perSecond));
    running.push(ask(n));
  }
  await Promise.all(running);
}

/** The value below which this part of them is. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
