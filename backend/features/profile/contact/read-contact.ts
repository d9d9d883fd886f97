import type { LanguageCode } from "../../../contract/languages";
import { ApiError } from "../../../http/errors";
import type { Services } from "../../../services";
import { isServed } from "../../auth/challenges/sms-countries";
import { readTarget, type Target } from "../../auth/challenges/targets";
import type { UserRow } from "../show-profile";

/** Columns of a login name, and of when it was proven, by channel. */
export const contactColumns = {
  sms: { name: "phone", provenAt: "phoneVerifiedAt" },
  email: { name: "email", provenAt: "emailVerifiedAt" },
} as const;

/**
 * The phone or e-mail that somebody wants to be reached by. Throws by field: `login.bad_target` for what is neither,
 * `contact.own` for their own proven one, `login.sms_unserved`. Whether another account has it is not told here,
 * so that nobody can ask for whose there is one (docs/decisions/0123).
 */
export function readContact(
  { loginLimits }: Pick<Services, "loginLimits">,
  user: UserRow,
  { typed, lang }: { typed: string; lang: LanguageCode },
): Target {
  const target = readTarget(typed, lang);
  if (!target) throw refusal("login.bad_target");
  const { name, provenAt } = contactColumns[target.channel];
  if (user[name] === target.value && user[provenAt]) throw refusal("contact.own");
  if (target.channel === "sms" && !isServed(target.value, loginLimits.smsDialCodes)) {
    throw refusal("login.sms_unserved");
  }
  return target;
}

function refusal(code: "login.bad_target" | "contact.own" | "login.sms_unserved"): ApiError {
  return new ApiError(code, { errors: { target: [code] } });
}
