import { withRoom } from "~/client/pwa/worker/make-room";
import { localStore } from "~/client/storage/guarded-storage";
import { readUser } from "~/client/storage/session-sync";
import { noteWaiting, waitingCount } from "~/client/storage/waiting";
import { askToPersistOnce } from "../keep-promise";
import type { Keeping } from "../offline-forms";
import { applyToMirrors } from "./apply-to-mirrors";
import { askForSync } from "./background-sync";
import { keptGuestToken } from "./guest-store";
import { offlineLog } from "./offline-log";
import type { OfflineChange, OfflineDraft } from "./operation";
import { newOperationId } from "./operation-id";

/** Who reads, as the log knows them: the user's id; empty for a visitor. */
export const currentOwner = () => readUser(localStore)?.info.id ?? "";

function withPictures({ change, pictures = [] }: OfflineDraft) {
  if (pictures.length === 0) return { change };
  return { change: { ...change, pictures: pictures.length } as OfflineChange, pictures };
}

/**
 * Writes a change into the log and shows it in the mirrors. Where the device has no room, saved pages give way to it.
 * Rejects where nothing can be stored.
 */
export async function queueOperation(draft: OfflineDraft): Promise<Keeping> {
  const before = waitingCount();
  const now = new Date();
  const owner = currentOwner();
  noteWaiting(before + 1);
  try {
    const waiting = await withRoom("log", async () =>
      offlineLog.append({
        op_id: draft.op_id ?? newOperationId(),
        at: now.toISOString(),
        owner,
        guest: owner === "" ? await keptGuestToken() : undefined,
        name: draft.name,
        ...withPictures(draft),
      }),
    );
    noteWaiting(typeof waiting === "number" ? waiting : before);
    if (typeof waiting !== "number") return waiting ?? "crowded";
  } catch (error) {
    noteWaiting(before);
    throw error;
  }
  applyToMirrors(localStore, draft, now);
  void askForSync();
  void askToPersistOnce();
  return "queued";
}
