import type { RefusalKey } from "~/ui/rules/refusal";

/** What a form asks of a field, out of its schema: what the browser may mind before it sends. */
export interface FieldConstraint {
  required?: boolean;
  /** Characters, of what is not empty. */
  minLength?: number;
  maxLength?: number;
  /** What is said instead of the rules' own words, in the reader's language. */
  words?: Partial<Record<RefusalKey, string>>;
}

/** By the fields' names. */
export type FormConstraints = Record<string, FieldConstraint>;

/** The attributes of a field's control. What is too short is left to the server: its words say what is missing. */
export function nativeConstraints({ required, maxLength }: FieldConstraint) {
  return { required: required || undefined, maxLength };
}
