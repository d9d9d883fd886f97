import { asLanguage } from "../../contract/languages";
import type { UserPreferences } from "../../contract/user-preferences";
import type { Login } from "../../http/login";

/** GET user/preferences: how the shop looks to a person and writes to them. */
export function readPreferences(user: Login["user"]): UserPreferences {
  const { calendar, digits, theme, lite, notices } = user;
  return {
    lang: asLanguage(user.lang),
    calendar: calendar ?? "auto",
    digits: digits ?? "auto",
    theme: theme ?? "auto",
    lite: lite ?? "auto",
    notices,
  };
}
