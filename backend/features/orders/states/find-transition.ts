import { guards } from "./guards";
import { type Transition, type TransitionName, transitions } from "./transitions";
import type { TransitionContext } from "./types";

/**
 * The row of the table by which an order goes; `taken` where the step brought it here already, so that
 * doing it again does nothing; null where it can't be done.
 */
export function findTransition(
  step: TransitionName,
  context: TransitionContext,
): Transition | "taken" | null {
  const rows: readonly Transition[] = transitions.filter((row) => row.step === step);
  const { state } = context.order;
  const row = rows.find(
    (candidate) => candidate.from.includes(state) && isOpen(candidate, context),
  );
  if (row) return row;
  const stays = rows.some(({ from }) => from.includes(state));
  return !stays && rows.some(({ to }) => to === state) ? "taken" : null;
}

function isOpen(row: Transition, context: TransitionContext): boolean {
  return row.by.includes(context.by.actor) && (row.if ?? []).every((name) => guards[name](context));
}
