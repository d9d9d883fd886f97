import { type Facts, guards } from "./guards";
import { type Step, type Transition, transitions } from "./transitions";

/**
 * The row of the table by which an order goes; `taken` where the step brought it here already, so that
 * doing it again does nothing; null where it can't be done.
 */
export function findTransition(step: Step, facts: Facts): Transition | "taken" | null {
  const rows: readonly Transition[] = transitions.filter((row) => row.step === step);
  const { state } = facts.order;
  const row = rows.find((candidate) => candidate.from.includes(state) && isOpen(candidate, facts));
  if (row) return row;
  const stays = rows.some(({ from }) => from.includes(state));
  return !stays && rows.some(({ to }) => to === state) ? "taken" : null;
}

function isOpen(row: Transition, facts: Facts): boolean {
  return row.by.includes(facts.by.actor) && (row.if ?? []).every((name) => guards[name](facts));
}
