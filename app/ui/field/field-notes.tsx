import { describedBy } from "./described-by";
import type { FieldLabels } from "./field";

interface FieldNotesProps extends Pick<FieldLabels, "hint" | "error"> {
  /** Of the control that they describe. */
  id: string;
}

/** A control's hint and what is wrong with it, under the ids that `controlFacts` names. */
export function FieldNotes({ id, hint, error }: FieldNotesProps) {
  const ids = describedBy(id);
  return (
    <>
      {hint && (
        <p className="field-hint" id={ids.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={ids.error}>
          {error}
        </p>
      )}
    </>
  );
}
