import type { LanguageCode } from "../../../contract/languages";
import { ApiError } from "../../../http/errors";
import { readTarget, type Target } from "./targets";

/** The phone or e-mail that was typed; throws `login.bad_target` for what is neither. */
export function requireIdentifier(typed: string, lang: LanguageCode): Target {
  const target = readTarget(typed, lang);
  if (target) return target;
  throw new ApiError("login.bad_target", { errors: { target: ["login.bad_target"] } });
}
