import { passwordForm } from "../../../contract/own-forms";
import { ApiError } from "../../../http/errors";
import { normalPassword } from "./password-work";

/** What a new password lacks, as keys of texts (R-PASS). */
export function validatePassword(typed: string): string[] {
  const password = normalPassword(typed);
  const { length } = [...password];
  const { min, max } = passwordForm.password;
  return [
    length < min && "password.min_len",
    length > max && "password.max_len",
    !/\p{Ll}/u.test(password) && "password.lower",
  ].filter((key) => key !== false);
}

/** Throws `password.weak` with all that a new password lacks. */
export function needGoodPassword(typed: string): void {
  const errors = validatePassword(typed);
  if (errors.length > 0) throw new ApiError("password.weak", { errors: { password: errors } });
}
