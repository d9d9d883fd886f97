/**
 * Local storage repeats what the server decided (requirements, reading aid 1): written after hydration,
 * never read while rendering.
 */
import { languages } from "#backend/contract/languages";
import type { UserState } from "#backend/contract/user";
import type { RootData } from "~/root-data";
import { type GuardedStorage, readJson, storageKeys, writeChanged } from "./guarded-storage";

/** The language that the server chose, with its direction (R-LANG-11, R-STORE-02, R-STORE-03). */
export function syncLanguage(store: GuardedStorage, lang: RootData["lang"]): void {
  writeChanged(store, storageKeys.lang, lang);
  writeChanged(store, storageKeys.rtl, String(languages[lang].dir === "rtl"));
}

/**
 * The session's marker and the cached user (R-AUTH-17). A session whose user could not be read keeps its
 * marker and loses the cached user (R-AUTH-03, C-20).
 * @returns whether the session is another one than before, so that what was kept for it must go
 */
export function syncSession(
  store: GuardedStorage,
  { marker, user }: Pick<RootData, "marker" | "user">,
): boolean {
  const before = readUser(store);
  const hadMarker = store.read(storageKeys.marker) !== null;
  writeChanged(store, storageKeys.marker, marker);
  writeChanged(store, storageKeys.user, user.login ? JSON.stringify(user) : null);
  if (hadMarker && marker === null) removePersonal(store);
  if (hadMarker !== (marker !== null)) return true;
  return user.login && before !== null && before.info.id !== user.info.id;
}

/** What is left of whoever has logged out: the next person at this phone sees nothing of it (R-AUTH-16). */
function removePersonal(store: GuardedStorage): void {
  const { carts, wishList, intended, seen } = storageKeys;
  for (const key of [carts, wishList, intended, seen]) writeChanged(store, key, null);
}

/** The path that waits for a login, until it is used (R-STORE-06, R-AUTH-11). */
export function syncIntended(store: GuardedStorage, intended: RootData["intended"]): void {
  if (intended !== undefined) writeChanged(store, storageKeys.intended, intended);
}

/** Whether the stored defaults are other than the page's (R-STARTUP-03, R-STARTUP-04). */
export function isSiteDefaultStale(store: GuardedStorage, hash: string): boolean {
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
