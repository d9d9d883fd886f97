import { ApiError } from "~/api/client/api-error";
import type { PasswordNeed } from "~/ui/password/password-needs";

const needOf: Partial<Record<string, PasswordNeed>> = {
  "password.min_len": "min_len",
  "password.lower": "lower",
};

/** What a password lacks that the backend refused; empty where it was refused for something else (R-PASS-04). */
export function unmetNeeds(error: unknown): PasswordNeed[] {
  const keys = error instanceof ApiError ? (error.errors.password ?? []) : [];
  return keys.flatMap((key) => needOf[key] ?? []);
}
