import type { FieldLabels } from "./field";

type Notes = Pick<FieldLabels, "hint" | "error">;

/** Ids of what describes a control. */
export const describedBy = (id: string) => ({ hint: `${id}-hint`, error: `${id}-error` });

/** Those of them that are there, as `aria-describedby` takes them: what is wrong comes first. */
export function namesOfNotes(id: string, { hint, error }: Notes): string | undefined {
  const ids = describedBy(id);
  return [error && ids.error, hint && ids.hint].filter(Boolean).join(" ") || undefined;
}

/** What ties a control to its field: its id, whether it was refused, and what describes it. */
export function controlFacts(id: string, notes: Notes) {
  return {
    id,
    "aria-invalid": notes.error ? true : undefined,
    "aria-describedby": namesOfNotes(id, notes),
  };
}
