import { z } from "zod";
import { toLatinValue } from "./latin-value";
import type { Refusal } from "./refusal";
import { type GivenRule, validateValue } from "./validate";

/** A text of a posted form under the rules; in Latin digits where they read digits. `""` where nothing was sent. */
export function ruledText(...rules: GivenRule[]) {
  return z
    .string({ error: "required_error" })
    .default("")
    .superRefine(refuseBy(rules))
    .transform((text) => toLatinValue(text, rules));
}

/** The texts of a repeated field under the rules; none where nothing was sent (R-VAL-02). */
export function ruledList(...rules: GivenRule[]) {
  return z
    .array(z.string({ error: "required_error" }), { error: "required_error" })
    .default([])
    .superRefine(refuseBy(rules));
}

function refuseBy(rules: readonly GivenRule[]) {
  return (value: unknown, context: z.RefinementCtx) => {
    const refusal = validateValue(value, rules);
    if (!refusal) return;
    const { key, params } = refusal;
    context.addIssue({ code: "custom", message: key, params });
  };
}

/** conform's `formatError`: the first mistake of a field, as the browser says it too (R-VAL-17). */
export function firstRefusal([issue]: z.core.$ZodIssue[]): Refusal<string> {
  const params = issue?.code === "custom" ? numbers.safeParse(issue.params).data : undefined;
  return { key: issue?.message ?? "required_error", params };
}

const numbers = z.object({ bound: z.number(), length: z.number() }).partial();
