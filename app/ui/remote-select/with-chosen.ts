import type { Choice } from "~/ui/select/select";

/** A list with what is chosen in it, first where it is not found any more. */
export function withChosen(list: readonly Choice[], chosen: Choice | undefined): readonly Choice[] {
  if (!chosen || list.some(({ value }) => value === chosen.value)) return list;
  return [chosen, ...list];
}
