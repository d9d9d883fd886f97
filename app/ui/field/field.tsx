import type { ReactNode } from "react";
import { describedBy } from "./described-by";

/** What a control says of itself, in the reader's language. */
export interface FieldWords {
  label: string;
  hint?: string;
  /** Stands after the label of what may be left empty. */
  optional?: string;
  /** What is wrong with what was sent. */
  error?: string;
}

interface FieldProps extends FieldWords {
  /** Of the control; hint and error are tied to it by `controlFacts`. */
  id: string;
  /** More classes, such as the width on a wide page. */
  look?: string;
  children: ReactNode;
}

/** A label over its control, with a hint and an error below. The control takes `controlFacts(id, words)`. */
export function Field({ id, label, hint, optional, error, look, children }: FieldProps) {
  const ids = describedBy(id);
  return (
    <div className={look ? `field ${look}` : "field"}>
      <label htmlFor={id}>
        {label} {optional && <span className="field-optional">{optional}</span>}
      </label>
      {children}
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
    </div>
  );
}
