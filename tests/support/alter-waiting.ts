import type { Page } from "@playwright/test";
import type { OfflineChange } from "~/client/offline/log/operation";
import { untilLogStands } from "./offline-waiting";

type AddedLine = Extract<OfflineChange, { type: "add" }>;

/**
 * As if the shop had changed meanwhile: what waits was made on something that is otherwise there.
 * @param place of the change among those that wait; the first without it
 */
export async function alterWaiting(
  page: Page,
  fields: Partial<AddedLine>,
  place = 0,
): Promise<void> {
  await untilLogStands(page);
  await page.evaluate(
    async ([altered, before]) => {
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve) => {
          request.addEventListener("success", () => resolve(request.result));
        });
      const db = await done(indexedDB.open("offline-log"));
      const store = db.transaction("operations", "readwrite").objectStore("operations");
      const opening = store.openCursor();
      let cursor = await done(opening);
      if (before > 0) {
        cursor?.advance(before);
        cursor = await done(opening);
      }
      if (!cursor) throw new Error("Nothing waits there.");
      Object.assign(cursor.value.change, altered);
      await done(cursor.update(cursor.value));
      db.close();
    },
    [fields, place] as const,
  );
}
