import type { RefusedForm } from "~/http/refuse-form.server";

/** What is wrong with a login form, and what was typed into it; never the password. */
export type RefusedLogin = RefusedForm & { target: string; code: string };
