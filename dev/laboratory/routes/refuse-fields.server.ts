import { data } from "@remix-run/node";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";
import { type Refusals, wordRefusal } from "~/ui/rules/refusal";

/** A form that broke its rules: what was typed, and what is wrong by the controls' names, in words (R-VAL-20). */
export interface RefusedFields {
  typed: Record<string, string>;
  errors: Record<string, string>;
}

/** What the rules say, in the reader's words. */
export function wordRefusals(
  { t, lang }: RequestContext,
  refusals: Refusals,
): Record<string, string> {
  const { number } = formatsFor(lang);
  const worded = Object.entries(refusals).map(([name, refusal]) => [
    name,
    wordRefusal(refusal, t, number),
  ]);
  return Object.fromEntries(worded);
}

/** The same page again, with 400. `hidden` names what is never sent back: passwords. */
export function refuseFields(
  ctx: RequestContext,
  form: FormData,
  refusals: Refusals,
  hidden: readonly string[] = [],
) {
  const refused: RefusedFields = {
    typed: textsIn(form, hidden),
    errors: wordRefusals(ctx, refusals),
  };
  return data(refused, 400);
}

/** Repeated fields are told as one text, a line each. */
function textsIn(form: FormData, hidden: readonly string[]): Record<string, string> {
  const names = [...new Set(form.keys())].filter((name) => !hidden.includes(name));
  const texts = names.map((name) => [
    name,
    form
      .getAll(name)
      .filter((entry) => typeof entry === "string")
      .join("\n"),
  ]);
  return Object.fromEntries(texts);
}
