import type { Page } from "@playwright/test";
import type { OfflineChange } from "~/client/offline/log/operation";

type AddedLine = Extract<OfflineChange, { type: "add" }>;

/** As if the shop had changed meanwhile: what waits first was made on something that is otherwise there. */
export async function alterWaiting(page: Page, fields: Partial<AddedLine>): Promise<void> {
  await page.evaluate(async (altered) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => {
        request.addEventListener("success", () => resolve(request.result));
      });
    const db = await done(indexedDB.open("offline-log"));
    const store = db.transaction("operations", "readwrite").objectStore("operations");
    const cursor = await done(store.openCursor());
    if (!cursor) throw new Error("Nothing waits.");
    Object.assign(cursor.value.change, altered);
    await done(cursor.update(cursor.value));
    db.close();
  }, fields);
}
