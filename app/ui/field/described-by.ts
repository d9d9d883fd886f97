import type { FieldWords } from "./field";

/** Ids of what describes a control. */
export const describedBy = (id: string) => ({ hint: `${id}-hint`, error: `${id}-error` });

/** What ties a control to its field: its id, whether it was refused, and what describes it. */
export function controlFacts(id: string, { hint, error }: Pick<FieldWords, "hint" | "error">) {
  const ids = describedBy(id);
  const names = [error && ids.error, hint && ids.hint].filter(Boolean);
  return {
    id,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": names.length > 0 ? names.join(" ") : undefined,
  };
}
