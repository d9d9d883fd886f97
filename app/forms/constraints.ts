import type { RefusalKey } from "~/ui/rules/refusal";

/** What a form asks of a field, out of its schema: what the browser may mind before it sends. */
export interface FieldConstraint {
  required?: boolean;
  /** Characters, of what is not empty. */
  minLength?: number;
  maxLength?: number;
  /** What is said instead of the rules' own words, in the reader's language. */
  words?: Partial<Record<RefusalKey, string>>;
  /** What is not empty looks like this, or like nothing that the server could take. */
  shape?: FieldShape;
}

export interface FieldShape {
  /** The source of a regular expression that knows letters and digits of every script. */
  pattern: string;
  /** What is said of what it does not match, in the reader's language. */
  text: string;
}

/** Whether a value that is not empty has the shape of which `pattern` is the source. */
export function hasShape(value: string, pattern: string): boolean {
  return new RegExp(pattern, "u").test(value);
}

/** By the fields' names. */
export type FormConstraints = Record<string, FieldConstraint>;

/** The attributes of a field's control. What is too short is left to the server: its words say what is missing. */
export function nativeConstraints({ required, maxLength }: FieldConstraint) {
  return { required: required || undefined, maxLength };
}
