import { localStore } from "~/client/storage/guarded-storage";
import { readUser } from "~/client/storage/session-sync";
import { noteWaiting, waitingCount } from "~/client/storage/waiting";
import { applyToMirrors } from "./apply-to-mirrors";
import { askForSync } from "./background-sync";
import { keptGuestToken } from "./guest-store";
import { offlineLog } from "./offline-log";
import type { OfflineDraft } from "./operation";
import { newOperationId } from "./operation-id";

/** Who reads, as the log knows them: the user's id; empty for a visitor. */
export const currentOwner = () => readUser(localStore)?.info.id ?? "";

/**
 * Writes a change into the log and shows it in the mirrors. Rejects where nothing can be stored.
 * @returns false where the log is full
 */
export async function queueOperation(draft: OfflineDraft): Promise<boolean> {
  const before = waitingCount();
  const now = new Date();
  const owner = currentOwner();
  const guest = owner === "" ? await keptGuestToken() : undefined;
  noteWaiting(before + 1);
  try {
    const waiting = await offlineLog.append({
      op_id: draft.op_id ?? newOperationId(),
      at: now.toISOString(),
      owner,
      guest,
      change: draft.change,
      name: draft.name,
    });
    noteWaiting(waiting ?? before);
    if (waiting === null) return false;
  } catch (error) {
    noteWaiting(before);
    throw error;
  }
  applyToMirrors(localStore, draft, now);
  void askForSync();
  return true;
}
