import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { isWhole } from "./is-whole";
import type { LoggedProblem, Operation } from "./operation";

/** More than a shopper does between two lines, and little enough to be sent in one go. */
export const maxWaiting = 1000;

interface LogSchema extends DBSchema {
  operations: { key: number; value: Operation };
  problems: { key: string; value: LoggedProblem };
}

/** An operation with its place in the log. */
export interface Entry {
  place: number;
  operation: Operation;
}

/**
 * The log of what was done without a connection, in the order in which it was done, and what the shop could not do of
 * it. Every method rejects where the browser has no IndexedDB, or no room.
 */
export interface OfflineLog {
  /** @returns how many wait now; null where the log is full, and nothing was written */
  append(operation: Operation): Promise<number | null>;
  /** The oldest entries, those that were altered by hand aside. */
  read(max?: number): Promise<Entry[]>;
  /** Takes out what was altered by hand so that it can't be read; told as problems, for nobody can say what it was. */
  dropAltered(): Promise<LoggedProblem[]>;
  count(): Promise<number>;
  /** Writes down how far an entry has come. @returns false where it was taken back meanwhile */
  replace(entry: Entry): Promise<boolean>;
  /** Takes out what was answered, and keeps what it came to, in one transaction. */
  settle(places: readonly number[], problems: readonly LoggedProblem[]): Promise<void>;
  problems(): Promise<LoggedProblem[]>;
  /** The shopper has read it. */
  dismiss(opId: string): Promise<void>;
}

let opening: Promise<IDBPDatabase<LogSchema>> | undefined;

function open(): Promise<IDBPDatabase<LogSchema>> {
  opening ??= openDB<LogSchema>("offline-log", 1, {
    upgrade(db) {
      db.createObjectStore("operations", { autoIncrement: true });
      db.createObjectStore("problems", { keyPath: "op_id" });
    },
    // The browser has closed it, or another version of the shop wants it: the next use opens it again.
    terminated: forget,
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      forget();
    },
  }).catch((error) => {
    forget();
    throw error;
  });
  return opening;
}

function forget(): void {
  opening = undefined;
}

export const offlineLog: OfflineLog = {
  async append(operation) {
    const write = (await open()).transaction("operations", "readwrite");
    const waiting = await write.store.count();
    if (waiting >= maxWaiting) return null;
    await Promise.all([write.store.add(operation), write.done]);
    return waiting + 1;
  },

  async read(max) {
    const entries: Entry[] = [];
    let cursor = await (await open()).transaction("operations").store.openCursor();
    while (cursor && entries.length < (max ?? maxWaiting)) {
      if (isWhole(cursor.value)) entries.push({ place: cursor.key, operation: cursor.value });
      cursor = await cursor.continue();
    }
    return entries;
  },

  async dropAltered() {
    const write = (await open()).transaction(["operations", "problems"], "readwrite");
    const problems: LoggedProblem[] = [];
    let cursor = await write.objectStore("operations").openCursor();
    while (cursor) {
      if (!isWhole(cursor.value)) {
        const told = { op_id: `altered ${cursor.key}`, text: "", variant_id: null, owner: "" };
        problems.push(told);
        await cursor.delete();
        await write.objectStore("problems").put(told);
      }
      cursor = await cursor.continue();
    }
    await write.done;
    return problems;
  },

  async count() {
    return (await open()).count("operations");
  },

  async replace({ place, operation }) {
    const { store, done } = (await open()).transaction("operations", "readwrite");
    const stands = (await store.getKey(place)) !== undefined;
    if (stands) await store.put(operation, place);
    await done;
    return stands;
  },

  async settle(places, problems) {
    const write = (await open()).transaction(["operations", "problems"], "readwrite");
    await Promise.all([
      ...places.map((place) => write.objectStore("operations").delete(place)),
      ...problems.map((problem) => write.objectStore("problems").put(problem)),
      write.done,
    ]);
  },

  async problems() {
    return (await open()).getAll("problems");
  },

  async dismiss(opId) {
    await (await open()).delete("problems", opId);
  },
};
