/** Does a named part of the start; the name and how long it took may be shown to who started it. */
export type RunStep = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** Says each step on standard error, so that standard output stays one JSON line per event. */
export const saidStep: RunStep = async (name, work) => {
  const started = performance.now();
  const result = await work();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  sayLine(`  ${name.padEnd(14)}${seconds.padStart(6)} s`);
  return result;
};

export const silentStep: RunStep = (_name, work) => work();

export function sayLine(line: string): void {
  process.stderr.write(`${line}\n`);
}
