import { isWeak, type PasswordPolicy, validatePassword } from "~/ui/password/password-needs";
import type { Refusals } from "~/ui/rules/refusal";

/** The passwords of the page's form: what is asked by default, and everything that can be. */
export const policies: readonly {
  name: "usual" | "strong";
  policy: PasswordPolicy;
  isRequired: boolean;
}[] = [
  { name: "usual", policy: {}, isRequired: true },
  {
    name: "strong",
    policy: { minLength: 10, upper: true, number: true, special: true },
    isRequired: false,
  },
];

const typed = (form: FormData, name: string) => String(form.get(name) ?? "");

/** Which passwords may not stay as they are: empty where one is asked for, or too weak (R-PASS-05). */
export function validatePasswords(form: FormData): Refusals {
  const weak = policies.filter(({ name, policy, isRequired }) =>
    isWeak(typed(form, name), policy, isRequired),
  );
  return Object.fromEntries(
    weak.map(({ name }) => [
      name,
      { key: typed(form, name) === "" ? "required_error" : "password_error" },
    ]),
  );
}

/** What each refused password lacks. */
export function unmetNeeds(form: FormData) {
  return Object.fromEntries(
    policies.map(({ name, policy }) => [
      name,
      validatePassword(typed(form, name), policy).flatMap(({ need, isMet }) =>
        isMet ? [] : [need],
      ),
    ]),
  );
}
