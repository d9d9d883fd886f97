import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/** Bytes that only the key of the shelf opens; the vector is another one for each. */
export interface Sealed {
  vector: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

export interface ShelfEntry {
  savedAt: number;
  /** When it was last read or written: the one that lies untouched for longest goes first. */
  usedAt: number;
  /** The address, the title and what else is shown of it. */
  label: Sealed;
  page: Sealed;
}

/** Whose shelf it is. */
export interface ShelfOwner {
  id: string;
  /** Can't leave the browser: it is not extractable. Without it the entries are noise. */
  key: CryptoKey;
}

interface ShelfSchema extends DBSchema {
  entries: { key: number; value: ShelfEntry };
  owner: { key: "owner"; value: ShelfOwner };
  /** When the shelf was cleared last: what was asked for before comes too late for it. */
  cleared: { key: "cleared"; value: number };
}

/** Opened for each use and closed after it, by pages and by the worker; rejects where the browser has no IndexedDB. */
export async function withShelf<T>(use: (db: IDBPDatabase<ShelfSchema>) => Promise<T>): Promise<T> {
  const db = await openDB<ShelfSchema>("shelf", 1, {
    upgrade(created) {
      created.createObjectStore("entries", { autoIncrement: true });
      created.createObjectStore("owner");
      created.createObjectStore("cleared");
    },
  });
  try {
    return await use(db);
  } finally {
    db.close();
  }
}
