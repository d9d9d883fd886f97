import type { RefusedForm } from "~/request/refuse-form.server";
import type { PasswordNeed } from "~/ui/password/password-needs";

/** What is wrong with a login form, and what was typed into it; never the password. */
export type RefusedLogin = RefusedForm & { target: string; code: string; unmet: PasswordNeed[] };
