import type { Years } from "~/ui/date-input/date-parts";
import type { GivenRule } from "~/ui/rules/validate";
import type { Condition } from "./condition";

/** What a form's field is written with. */
export type FieldType =
  | "text"
  | "number"
  | "email"
  | "password"
  | "textarea"
  | "select"
  | "checkbox"
  | "json"
  | "choices"
  | "picture"
  | "relations"
  | "date"
  | "moment";

interface AnyField<Type extends FieldType> {
  /** Of the control, and of the item's member. */
  name: string;
  /** In the reader's language. */
  label: string;
  type: Type;
  hint?: string;
  required?: boolean;
  /** What a select offers, or a group of boxes; of a picture and of relations those that are chosen, and others. */
  choices?: readonly {
    value: string;
    label: string;
    picture?: { url: string; tint: number };
  }[];
  /** Of a picture and of relations: where others are found by `?s=`, as `{data: [{value, text}]}`. */
  options?: string;
  /** Rules beyond being required and what the type asks for by itself. */
  rules?: readonly GivenRule[];
  /** The field is asked for where all of them hold (R-FORM-03). */
  conditions?: readonly Condition[];
  /** What autofill calls it. */
  autoComplete?: string;
  /** Written from left to right in every language, as codes and addresses are. */
  isLtr?: boolean;
  /** The language that it is written in, where that isn't the page's. */
  lang?: string;
}

/** `years` are those that can be chosen, in the language's calendar. A moment is a day with its time. */
type DateField = AnyField<"date" | "moment"> & { years: Years };

/** A field as a form is made of it: a definition of a page, or a table's header (R-FORM). */
export type FormField = AnyField<Exclude<FieldType, "date" | "moment">> | DateField;

/** Name of a group's boxes: the field is sent once for each that is ticked. */
export const boxName = (field: string): string => `${field}.one`;

/** What a form is filled with, by the fields' names. */
export type Item = Record<string, unknown>;
