/**
 * The visitor's token once more (docs/decisions/0185): browsers write cookies and local storage seconds late, and one
 * that is killed has lost them; what IndexedDB says to have written is there.
 */
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { localStore, storageKeys } from "~/client/storage/guarded-storage";
import { guestDatabase, guestToken } from "~/client/storage/guest-token";

interface GuestSchema extends DBSchema {
  token: { key: "visitor"; value: string };
}

/** The token, made where there is none; both places have it then. Rejects where the browser has no IndexedDB. */
export function keptGuestToken(): Promise<string | undefined> {
  return withStore(async (db) => {
    const stored = await recallToken(db);
    const token = stored ?? guestToken();
    if (token) await db.put("token", token, "visitor");
    return token;
  });
}

/** The token, if there is one; brings it back where local storage has lost it. */
export function recalledGuestToken(): Promise<string | undefined> {
  return withStore(recallToken);
}

async function recallToken(db: IDBPDatabase<GuestSchema>): Promise<string | undefined> {
  const known = localStore.read(storageKeys.guest);
  if (known) return known;
  const stored = await db.get("token", "visitor");
  if (stored) localStore.write(storageKeys.guest, stored);
  return stored;
}

async function withStore<T>(use: (db: IDBPDatabase<GuestSchema>) => Promise<T>): Promise<T> {
  const db = await openDB<GuestSchema>(guestDatabase, 1, {
    upgrade(created) {
      created.createObjectStore("token");
    },
  });
  try {
    return await use(db);
  } finally {
    db.close();
  }
}
