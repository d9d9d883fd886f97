import { type FormEvent, useState } from "react";
import { isWeak, type JudgedNeed, judgePassword, type PasswordPolicy } from "./password-needs";

/**
 * Judges a password as it is typed; `judged` is undefined until something was. The error shows once it was
 * typed in or left, not before (C-49).
 */
export function usePassword(policy: PasswordPolicy, isRequired: boolean) {
  const [typed, setTyped] = useState<string>();
  const judged: JudgedNeed[] | undefined =
    typed === undefined ? undefined : judgePassword(typed, policy);
  const judge = (event: FormEvent<HTMLInputElement>) => setTyped(event.currentTarget.value);
  return {
    judged,
    isInError: typed !== undefined && isWeak(typed, policy, isRequired),
    input: { onInput: judge, onBlur: judge },
  };
}
