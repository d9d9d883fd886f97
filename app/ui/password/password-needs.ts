/** What a password may need. */
export type PasswordNeed = "min_len" | "lower" | "upper" | "number" | "special";

/** What is asked of a password: eight characters and a lower case letter, unless said otherwise. */
export interface PasswordPolicy {
  /** Characters (R-PASS-01, R-CONST-16). */
  minLength?: number;
  lower?: boolean;
  upper?: boolean;
  number?: boolean;
  special?: boolean;
}

export const defaultMinLength = 8;

export interface ValidatedNeed {
  need: PasswordNeed;
  isMet: boolean;
}

const patterns = {
  lower: /\p{Ll}/u,
  upper: /\p{Lu}/u,
  number: /\p{Nd}/u,
  /** These and no others (R-CONST-32). */
  special: /[!@#$%^&*]/,
};

/** What is asked for, each with whether the password has it (R-PASS-01..04). */
export function validatePassword(password: string, policy: PasswordPolicy = {}): ValidatedNeed[] {
  const { minLength = defaultMinLength, lower = true, upper, number, special } = policy;
  const wanted = { lower, upper, number, special };
  const validated: ValidatedNeed[] = [
    { need: "min_len", isMet: [...password].length >= minLength },
  ];
  for (const need of ["lower", "upper", "number", "special"] as const) {
    if (wanted[need]) validated.push({ need, isMet: patterns[need].test(password) });
  }
  return validated;
}

/** Whether the input is in error: any need is unmet (R-PASS-05), but that nothing passes where it may be (C-49). */
export function isWeak(password: string, policy: PasswordPolicy, isRequired: boolean): boolean {
  if (password === "" && !isRequired) return false;
  return validatePassword(password, policy).some(({ isMet }) => !isMet);
}
