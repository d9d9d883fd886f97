import { setTimeout as wait } from "node:timers/promises";
import { ask } from "../support/ask";
import type { Area, Attack, Outcome } from "./attack";
import { checkLog } from "./check-log";
import { type OpenTarget, openTarget } from "./target";

/** One row of the report. */
export interface Tried extends Outcome {
  area: string;
  name: string;
  heldBy: string | null;
}

/** An attack is bounded by its counts; one that takes longer has stopped the shop. */
const timeoutMs = 180_000;
const livesWithinMs = 10_000;

/** Tries an area's attacks one after the other; a shop that didn't survive one is replaced for the next. */
export async function runArea(area: Area): Promise<Tried[]> {
  const tried: Tried[] = [];
  const note = ({ name, heldBy }: Pick<Attack, "name" | "heldBy">, outcome: Outcome) =>
    tried.push({ area: area.name, name, heldBy, ...outcome });
  let target: OpenTarget | undefined;
  try {
    for (const attack of area.attacks) {
      target ??= await openTarget(area);
      const outcome = await tryAttack(attack, target);
      const lives = await isAlive(target);
      note(
        attack,
        lives ? outcome : { answer: `${outcome.answer}; /healthz is silent`, held: false },
      );
      if (lives) continue;
      await target.close();
      target = undefined;
    }
    if (target) note(checkLog, await checkLog.run(target));
  } finally {
    await target?.close();
  }
  return tried;
}

async function tryAttack(attack: Attack, target: OpenTarget): Promise<Outcome> {
  const over = new AbortController();
  const late = wait(
    timeoutMs,
    { answer: `nothing within ${timeoutMs / 1000} s`, held: false },
    {
      signal: over.signal,
    },
  );
  late.catch(() => {});
  const work = attack.run(target).catch((error: unknown) => ({
    answer: `broke off: ${error instanceof Error ? error.message : String(error)}`.slice(0, 300),
    held: false,
  }));
  return Promise.race([work, late]).finally(() => over.abort());
}

/** Whether the process answers, once what it was busy with is over. */
async function isAlive({ url }: OpenTarget): Promise<boolean> {
  const answer = ask("/healthz", { base: url }).then(
    ({ status }) => status === 200,
    () => false,
  );
  return Promise.race([answer, wait(livesWithinMs, false, { ref: false })]);
}
