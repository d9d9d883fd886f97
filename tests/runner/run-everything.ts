import { type Part, parts } from "./parts";
import { addTallies, failedOnce, type Tally, tellTally } from "./tally";

/** Runs all parts, prints what each counted and the closing line; answers the exit code. */
export async function runEverything(): Promise<0 | 1> {
  const counted: { name: string; seconds: number; tally: Tally }[] = [];
  for (const part of parts) {
    console.log(`\n── ${part.name}`);
    const start = performance.now();
    const needed = counted.find(({ name }) => name === part.needs);
    const tally = needed?.tally.failed ? notRun(part) : await part.run().catch(tellError);
    counted.push({ name: part.name, seconds: (performance.now() - start) / 1000, tally });
  }
  console.log("");
  for (const { name, seconds, tally } of counted) {
    console.log(`${name.padEnd(26)} ${seconds.toFixed(1).padStart(7)} s   ${tellTally(tally)}`);
  }
  const sum = addTallies(counted.map(({ tally }) => tally));
  console.log(tellTally(sum));
  return sum.failed > 0 ? 1 : 0;
}

function notRun(part: Part): Tally {
  console.error(`not run: it needs the ${part.needs}`);
  return failedOnce;
}

function tellError(error: unknown): Tally {
  console.error(error);
  return failedOnce;
}
