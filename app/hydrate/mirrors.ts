/**
 * Local storage mirrors what the server decided (requirements, reading aid 1): written after hydration,
 * never read while rendering. Carts and the wish list join them when there is something to buy.
 */
import type { UserState } from "#backend/contract/user";
import { languages } from "~/i18n/languages";
import type { PageFacts } from "./page-facts";
import { type GuardedStorage, readJson, storageKeys, writeChanged } from "./storage";

/** The language that the server chose, with its direction (R-LANG-11, R-STORE-02, R-STORE-03). */
export function mirrorLanguage(store: GuardedStorage, lang: PageFacts["lang"]): void {
  writeChanged(store, storageKeys.lang, lang);
  writeChanged(store, storageKeys.rtl, String(languages[lang].rtl));
}

/**
 * The session's marker and the cached user (R-AUTH-17). A session whose user could not be read keeps its
 * marker and loses the cached user (R-AUTH-03, C-20).
 * @returns whether the session is another one than before, so that what was kept for it must go
 */
export function mirrorSession(
  store: GuardedStorage,
  { marker, user }: Pick<PageFacts, "marker" | "user">,
): boolean {
  const before = readUser(store);
  const hadMarker = store.read(storageKeys.marker) !== null;
  writeChanged(store, storageKeys.marker, marker);
  writeChanged(store, storageKeys.user, user.login ? JSON.stringify(user) : null);
  if (hadMarker !== (marker !== null)) return true;
  return user.login && before !== null && before.info.id !== user.info.id;
}

/** Whether the stored defaults are other than the page's (R-STARTUP-03, R-STARTUP-04). */
export function isSiteDefaultOld(store: GuardedStorage, hash: string): boolean {
  const stored = readJson(store, storageKeys.siteDefault);
  return !stored || typeof stored !== "object" || !("hash" in stored) || stored.hash !== hash;
}

/** The cached user; null when there is none or it is broken. */
export function readUser(store: GuardedStorage): LoggedIn | null {
  const stored = readJson(store, storageKeys.user);
  return isLoggedIn(stored) ? stored : null;
}

type LoggedIn = Extract<UserState, { login: true }>;

function isLoggedIn(value: unknown): value is LoggedIn {
  if (!value || typeof value !== "object" || !("login" in value) || !("info" in value))
    return false;
  const { login, info } = value;
  return login === true && typeof info === "object" && info !== null && "id" in info;
}

/** How many lines a stored cart or wish list has; a broken one has none (R-NAV-08, R-STORE-18). */
export function countItems(store: GuardedStorage, key: "carts" | "wish_list"): number {
  const stored = readJson(store, key);
  return stored && typeof stored === "object" ? Object.keys(stored).length : 0;
}
