import type { ReactNode } from "react";
import { FieldNotes } from "./field-notes";

/** What a control says of itself, in the reader's language. */
export interface FieldLabels {
  label: string;
  hint?: string;
  /** Stands after the label of what may be left empty. */
  optional?: string;
  /** What is wrong with what was sent. */
  error?: string;
}

interface FieldProps extends FieldLabels {
  /** Of the control; hint and error are tied to it by `controlFacts`. */
  id: string;
  /** More classes, such as the width on a wide page. */
  look?: string;
  children: ReactNode;
}

/** A label over its control, with a hint and an error below. The control takes `controlFacts(id, labels)`. */
export function Field({ id, label, hint, optional, error, look, children }: FieldProps) {
  return (
    <div className={look ? `field ${look}` : "field"}>
      <label htmlFor={id}>
        {label} {optional && <span className="field-optional">{optional}</span>}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
