/**
 * Local storage mirrors what the server decided (requirements, reading aid 1): written after hydration,
 * never read while rendering. Carts and the wish list join them when there is something to buy.
 */
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
  const before = userId(readJson(store, storageKeys.user));
  const hadMarker = store.read(storageKeys.marker) !== null;
  writeChanged(store, storageKeys.marker, marker);
  writeChanged(store, storageKeys.user, user.login ? JSON.stringify(user) : null);
  if (hadMarker !== (marker !== null)) return true;
  return user.login && before !== null && before !== user.info.id;
}

/** Whether the stored defaults are other than the page's (R-STARTUP-03, R-STARTUP-04). */
export function isSiteDefaultOld(store: GuardedStorage, hash: string): boolean {
  const stored = readJson(store, storageKeys.siteDefault);
  return !stored || typeof stored !== "object" || !("hash" in stored) || stored.hash !== hash;
}

function userId(stored: unknown): string | null {
  if (!stored || typeof stored !== "object" || !("info" in stored)) return null;
  const { info } = stored;
  if (!info || typeof info !== "object" || !("id" in info)) return null;
  return typeof info.id === "string" ? info.id : null;
}
