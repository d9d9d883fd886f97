/** Does a named part of the start; the name and how long it took may be shown to who started it. */
export type Step = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** Says each step on standard error, so that standard output stays one JSON line per event. */
export const saidStep: Step = async (name, work) => {
  const started = performance.now();
  const result = await work();
  process.stderr.write(`${sayStep(name, performance.now() - started)}\n`);
  return result;
};

export const silentStep: Step = (_name, work) => work();

function sayStep(name: string, ms: number): string {
  return `  ${name.padEnd(14)}${(ms / 1000).toFixed(1).padStart(6)} s`;
}
