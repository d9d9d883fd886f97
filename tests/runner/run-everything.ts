import { availableParallelism } from "node:os";
import { type Part, parts, type Run } from "./parts";
import { forgetResults, nameFailures } from "./results";
import { findServices } from "./services";
import { takeStamp } from "./stamp";
import { addTallies, failedOnce, type Tally, tellTally } from "./tally";

interface Counted {
  name: string;
  seconds: number;
  tally: Tally;
}

/** Runs the parts, as many beside each other as there are cores, and prints what each counted; answers the exit code. */
export async function runEverything({ changed = false, only = "" } = {}): Promise<0 | 1> {
  const wanted = choose({ changed, only });
  const begun = performance.now();
  const services = await findServices();
  if (!changed) forgetResults();
  const run = { stamp: takeStamp(), services, changed };
  const counted = await runParts(wanted, run).finally(() => services.postgres?.drop());
  console.log("");
  for (const failure of changed ? [] : nameFailures()) console.log(failure);
  for (const { name, seconds, tally } of counted) console.log(tellPart(name, seconds, tally));
  const sum = addTallies(counted.map(({ tally }) => tally));
  console.log(tellPart("all", since(begun), sum));
  console.log(tellTally(sum));
  return sum.failed > 0 ? 1 : 0;
}

function choose({ changed, only }: { changed: boolean; only: string }): Part[] {
  const names = only.split(",").filter(Boolean);
  const unknown = names.filter((name) => !parts.some((part) => part.name === name));
  if (unknown.length > 0) {
    throw new Error(`No such part: ${unknown.join()}. There are ${parts.map(({ name }) => name)}.`);
  }
  return parts
    .filter(({ wholeOnly }) => !(changed && wholeOnly))
    .filter(({ name }) => names.length === 0 || names.includes(name));
}

/** One core is given to each part that is not wide; of the wide ones, which take all, one runs at a time. */
async function runParts(wanted: readonly Part[], run: Omit<Run, "hear">): Promise<Counted[]> {
  const waiting = [...wanted];
  const running = new Map<Part, Promise<void>>();
  const counted: Counted[] = [];
  const isOver = (name: string) =>
    counted.some((one) => one.name === name) || !wanted.some((one) => one.name === name);
  const wideRuns = () => [...running.keys()].some(({ wide }) => wide);
  const mayBegin = ({ needs, after = [], wide }: Part) =>
    [...after, needs ?? []].flat().every(isOver) && !(wide && wideRuns());
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(mayBegin);
    const [part] = next >= 0 && running.size < cores ? waiting.splice(next, 1) : [];
    if (!part) {
      await Promise.race(running.values());
      continue;
    }
    const needed = counted.find(({ name }) => name === part.needs);
    const work = runPart(part, needed, run).then((one) => {
      counted.push(one);
      running.delete(part);
    });
    running.set(part, work);
  }
  return counted;
}

const cores = availableParallelism();

/** A part that runs beside others says what it has to say at its end. */
async function runPart(
  part: Part,
  needed: Counted | undefined,
  run: Omit<Run, "hear">,
): Promise<Counted> {
  const heard: string[] = [];
  const hear = part.wide ? undefined : (text: string) => heard.push(text);
  const begun = performance.now();
  if (part.wide) console.log(`\n── ${part.name}`);
  const tally = needed?.tally.failed
    ? notRun(part, needed.name)
    : await part.run({ ...run, hear }).catch(tellError);
  if (!part.wide) console.log(`\n── ${part.name}\n${heard.join("")}`);
  return { name: part.name, seconds: since(begun), tally };
}

const since = (begun: number) => (performance.now() - begun) / 1000;

function notRun({ name }: Part, needed: string): Tally {
  console.error(`${name}: not run, it needs the part ${needed}`);
  return failedOnce;
}

function tellError(error: unknown): Tally {
  console.error(error);
  return failedOnce;
}

function tellPart(name: string, seconds: number, tally: Tally): string {
  return `${name.padEnd(14)} ${seconds.toFixed(1).padStart(7)} s   ${tellTally(tally)}`;
}
