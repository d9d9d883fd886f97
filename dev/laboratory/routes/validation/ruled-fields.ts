import type { InputHTMLAttributes } from "react";
import type { FormRules, GivenRule } from "~/ui/rules/validate";

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "type" | "inputMode" | "pattern" | "minLength" | "required" | "autoComplete"
>;

/** Every rule of R-VAL with the native checks that stand in for it until scripts run (R-VAL-01..16). */
export const ruledFields = {
  required: { rules: ["required"], native: { required: true } },
  email: {
    rules: ["required", "email"],
    native: { type: "email", required: true, autoComplete: "email" },
  },
  url: { rules: ["url"], native: { type: "url", inputMode: "url", autoComplete: "url" } },
  phone: { rules: ["phone"], native: { type: "tel", autoComplete: "tel-national" } },
  number: { rules: ["number"], native: { inputMode: "decimal" } },
  english: { rules: ["english"], native: { pattern: "[A-Za-z0-9۰-۹٠-٩]*" } },
  min_len: { rules: [["min_len", 3]], native: { minLength: 3 } },
  max_len: { rules: [["max_len", 3]], native: {} },
  len: { rules: [["len", 3]], native: {} },
  min: { rules: [["min", 5]], native: { inputMode: "numeric" } },
  max: { rules: [["max", 5]], native: { inputMode: "numeric" } },
  eq: { rules: [["eq", 5]], native: { inputMode: "numeric" } },
  unknown: { rules: ["foo"], native: {} },
} as const satisfies Record<string, { rules: readonly GivenRule[]; native: Native }>;

export type RuledName = keyof typeof ruledFields;

export const ruledNames = Object.keys(ruledFields) as RuledName[];

/** What the repeated field and the tags ask for besides: a list, and another field's value. */
export const tagNames = ["tile", "lamp", "ewer"] as const;

/** All rules of the form as it is filled. */
export function rulesIn(form: FormData): FormRules {
  const own = ruledNames.map((name) => [name, ruledFields[name].rules] as const);
  return {
    ...Object.fromEntries(own),
    tags: ["required_array"],
    secret: ["required"],
    match: ["required", ["match", form.get("secret")]],
  };
}
