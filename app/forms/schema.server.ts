/** What the schemas of forms are made of; their messages are translation keys. */
import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { MessageKey } from "~/i18n/messages/en";
import { toLatinValue } from "~/ui/rules/latin-value";
import type { RefusalKey } from "~/ui/rules/refusal";
import { type GivenRule, nameOf, validateValue } from "~/ui/rules/validate";
import { hasShape } from "./constraints";

export const message = (key: MessageKey) => ({ error: key });

interface TextOptions {
  /** What is said instead of the rules' own words. */
  words?: Partial<Record<RefusalKey, MessageKey>>;
  /** Space around it is part of it, as in a password. */
  isRaw?: boolean;
  /** What is not empty matches this where the rules hold, else `key` is said. The backend may ask more. */
  shape?: { pattern: string; key: MessageKey };
}

/**
 * A text under the rules of R-VAL, in their order and words, in Latin digits where they read digits
 * (decisions 17); `""` where nothing was sent. Its length is bounded by the schema too, so that the markup knows it.
 */
export function ruledText(
  rules: readonly GivenRule[],
  { words = {}, isRaw, shape }: TextOptions = {},
) {
  const isRequired = rules.some((rule) => nameOf(rule) === "required");
  const missing = message(words.required_error ?? "required_error");
  const sent = isRaw ? z.string(missing) : z.string(missing).trim();
  let text = sent.superRefine(refineBy(rules, words));
  for (const [name, bound] of rules.filter((rule) => typeof rule !== "string")) {
    const tooLong = message(words.validate_max_len ?? "validate_max_len");
    if (name === "max_len") text = text.max(Number(bound), tooLong);
    if (name === "min_len" && isRequired) text = text.min(Number(bound), tooLong);
  }
  if (shape) {
    const isShaped = (value: string) => value === "" || hasShape(value, shape.pattern);
    text = text.refine(isShaped, message(shape.key));
  }
  const latin = text.transform((value) => toLatinValue(value, rules));
  return (isRequired ? latin : latin.default("")).meta({ words, shape });
}

/** The texts of a repeated field under the rules; none where nothing was sent (R-VAL-02). */
export function ruledList(rules: readonly GivenRule[], { words = {} }: TextOptions = {}) {
  const missing = message(words.required_error ?? "required_error");
  return z.array(z.string(missing), missing).superRefine(refineBy(rules, words)).meta({ words });
}

function refineBy(rules: readonly GivenRule[], words: NonNullable<TextOptions["words"]>) {
  return (value: unknown, context: z.RefinementCtx) => {
    const refusal = validateValue(value, rules);
    if (!refusal) return;
    const { key, params } = refusal;
    context.addIssue({ code: "custom", message: words[key] ?? key, params });
  };
}

/**
 * Names the change (decisions 11): a hydrated page may make it, for a plain form the server does. Not by
 * zod's default, which the form parser takes once for all forms.
 */
export const opIdField = z
  .uuid(message("error.bad_request"))
  .optional()
  .transform((id) => id ?? randomUUID());
