import type { datesEn } from "~/i18n/messages/dates/en";
import type { formsEn } from "~/i18n/messages/forms/en";

/** The texts that rules refuse with, and those of a date that is none. */
export type RefusalKey = keyof typeof formsEn | keyof typeof datesEn;

type Numbers<Value> = Partial<Record<"bound" | "length", Value>>;

/** What a rule says of a value that breaks it: a text's key with what stands in the text. */
export interface Refusal<Key extends string = RefusalKey> {
  key: Key;
  /** `bound` is what the rule asks for, `length` what the value has. */
  params?: Numbers<number>;
}

/** By the field's name. */
export type Refusals = Record<string, Refusal>;

/** A refusal in words, its numbers as the language writes them: `say` is the translator, `number` of the formats. */
export function wordRefusal<Key extends string>(
  { key, params = {} }: Refusal<Key>,
  say: (key: Key, params: Numbers<string>) => string,
  number: (value: number) => string,
): string {
  const written = Object.entries(params).map(([name, value]) => [name, number(value)]);
  return say(key, Object.fromEntries(written));
}
