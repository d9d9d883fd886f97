import type { SubmissionResult } from "@conform-to/react";

/**
 * What a form that was not taken comes back with, the same for every form: conform's result. `initialValue` is what
 * was sent, passwords left out; `error` says what is wrong in the reader's words, by the fields' names, and under
 * `""` what is wrong with all of it.
 */
export type FormResult = SubmissionResult<string[]>;

/** What is wrong with a field, or with the whole form where none is named. */
export function errorOf(result: FormResult | undefined, name = ""): string | undefined {
  return result?.error?.[name]?.[0];
}

/** Of each field the first that is wrong with it. */
export function firstErrors(result: FormResult | undefined): Record<string, string> {
  const first = Object.entries(result?.error ?? {}).flatMap(([name, texts]) => {
    return name && texts?.[0] ? [[name, texts[0]] as const] : [];
  });
  return Object.fromEntries(first);
}

/** Of each field all that is wrong with it. */
export function allErrors(result: FormResult): Record<string, string[]> {
  const all = Object.entries(result.error ?? {}).flatMap(([name, texts]) => {
    return name && texts?.length ? [[name, texts] as const] : [];
  });
  return Object.fromEntries(all);
}

/** All that is wrong with a form, in its order. */
export function errorsOf(result: FormResult | undefined): string[] {
  return Object.values(result?.error ?? {}).flatMap((texts) => texts ?? []);
}

/** What was sent in a field; undefined where nothing was, or nothing that may be shown again. */
export function sentText(result: FormResult | undefined, name: string): string | undefined {
  return sentTexts(result, name)?.[0];
}

/** What was sent in a field that repeats; undefined where no form was. */
export function sentTexts(result: FormResult | undefined, name: string): string[] | undefined {
  if (!result?.initialValue) return undefined;
  let value: unknown = result.initialValue;
  for (const part of name.split("."))
    value = (value as Record<string, unknown> | undefined)?.[part];
  return [value].flat().filter((one) => typeof one === "string");
}

/** The field that a control belongs to: the parts of a date are named behind a dot. */
export function fieldNameOf(target: EventTarget | null): string | undefined {
  const name = target instanceof Element ? target.getAttribute("name") : null;
  return name?.split(".")[0];
}
