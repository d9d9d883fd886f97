/**
 * All that the shop keeps in the browser goes through here (R-STORE-18): storage that is blocked or full, or
 * holds broken text, is as if it were empty. Never read while rendering.
 */

/** The storage contract (R-STORE). Raw texts and JSON texts are told apart by the reader (C-23). */
export const storageKeys = {
  siteDefault: "siteDefault",
  lang: "lang",
  rtl: "rtl",
  marker: "auth.token",
  user: "user_login",
  intended: "url.intended",
  carts: "carts",
  wishList: "wish_list",
  waiting: "offline_waiting",
  problems: "offline_problems",
  seen: "seen",
  guest: "guest",
  recalled: "recalled",
} as const;

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

export interface GuardedStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
}

/** Opened at each use, because a blocked storage throws on the way to it. */
export function guardStorage(open: () => Storage): GuardedStorage {
  function attempt<T>(use: (storage: Storage) => T): T | null {
    try {
      return use(open());
    } catch {
      return null;
    }
  }
  return {
    read: (key) => attempt((storage) => storage.getItem(key)),
    write: (key, value) => void attempt((storage) => storage.setItem(key, value)),
    remove: (key) => void attempt((storage) => storage.removeItem(key)),
  };
}

export const localStore = guardStorage(() => window.localStorage);
export const sessionStore = guardStorage(() => window.sessionStorage);

/** A stored value as JSON; null when there is none or it is broken. */
export function readJson(store: GuardedStorage, key: StorageKey): unknown {
  const text = store.read(key);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A raw text; one that somebody wrote as a JSON string is read as well (C-23). */
export function readText(store: GuardedStorage, key: StorageKey): string | null {
  const parsed = readJson(store, key);
  return typeof parsed === "string" ? parsed : store.read(key);
}

/** Writes what is not there yet; writing the same again would wake the other tabs for nothing. */
export function writeChanged(store: GuardedStorage, key: StorageKey, value: string | null): void {
  if (store.read(key) === value) return;
  if (value === null) store.remove(key);
  else store.write(key, value);
}
