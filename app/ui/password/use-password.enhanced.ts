import { type FormEvent, useState } from "react";
import {
  isWeak,
  type PasswordPolicy,
  type ValidatedNeed,
  validatePassword,
} from "./password-needs";

/**
 * Validates a password as it is typed; `validated` is undefined until something was. The error shows once it was
 * typed in or left, not before (C-49).
 */
export function usePassword(policy: PasswordPolicy, isRequired: boolean) {
  const [typed, setTyped] = useState<string>();
  const validated: ValidatedNeed[] | undefined =
    typed === undefined ? undefined : validatePassword(typed, policy);
  const validate = (event: FormEvent<HTMLInputElement>) => setTyped(event.currentTarget.value);
  return {
    validated,
    isInError: typed !== undefined && isWeak(typed, policy, isRequired),
    input: { onInput: validate, onBlur: validate },
  };
}
