/**
 * The server forgets a language after a day, local storage doesn't (C-24): where the address names none,
 * a stored language that differs from the page's goes back into the cookie, and the page is asked for again.
 */

import { isLanguage, type LanguageCode } from "#backend/contract/languages";
import { cookieNames } from "~/request/cookie-names";
import { type GuardedStorage, readText, storageKeys } from "./guarded-storage";

const oneDayS = 86_400;

/**
 * The stored language, if this page should be in it (R-STARTUP-06); not when the page's own was chosen by the
 * language switch a moment ago, before the mirror could follow.
 */
export function wantedLanguage(
  store: GuardedStorage,
  pathname: string,
  lang: LanguageCode,
  cookies: string,
): LanguageCode | null {
  if (isLanguage(pathname.split("/", 2)[1])) return null;
  if (cookies.split("; ").includes(`${cookieNames.langChosen}=${lang}`)) return null;
  const stored = readText(store, storageKeys.lang);
  return isLanguage(stored) && stored !== lang ? stored : null;
}

/** The same cookie that the server writes (R-STORE-11). */
export function languageCookie(lang: LanguageCode, isSecure: boolean): string {
  const secure = isSecure ? "; Secure" : "";
  return `${cookieNames.lang}=${lang}; Max-Age=${oneDayS}; Path=/; SameSite=Lax${secure}`;
}
