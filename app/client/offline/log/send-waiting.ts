import type { LanguageCode } from "#backend/contract/languages";
import { localStore, storageKeys } from "~/client/storage/guarded-storage";
import { syncLists } from "~/client/storage/list-sync";
import { noteProblems, noteWaiting, waitingCount } from "~/client/storage/waiting";
import { recalledGuestToken } from "./guest-store";
import { offlineLog } from "./offline-log";
import { oneAtATime } from "./one-at-a-time";
import type { OperationProblem } from "./operation";
import { postOperations, recallLists } from "./post-operations";
import { currentOwner } from "./queue-operation";
import { type SendResult, sendOperations } from "./send-operations";
import { sendPictures } from "./send-pictures";

export interface SentWaiting extends SendResult {
  /** Where the shopper goes on to, also where the worker has sent what leads there. */
  ready?: OperationProblem;
}

/** As `currentOwner`; undefined where somebody is logged in of whom the shop couldn't say who it is (R-AUTH-03). */
function knownOwner(): string | undefined {
  const owner = currentOwner();
  return owner === "" && localStore.read(storageKeys.marker) !== null ? undefined : owner;
}

/**
 * Sends what waits, one tab at a time, and writes the shop's answer into the mirrors. Rejects where the shop can't be
 * reached or can't take it now; what was answered until then is noted all the same.
 */
export async function sendWaiting(lang: LanguageCode, refusedText: string): Promise<SentWaiting> {
  return oneAtATime(async () => {
    try {
      const post = postOperations(lang, refusedText);
      const result = await sendOperations(offlineLog, knownOwner(), post, sendPictures);
      if (result.lists) syncLists(localStore, result.lists);
      const ready = (await offlineLog.problems()).find(({ to }) => to !== undefined);
      return { ...result, ready };
    } finally {
      await noteCounts();
    }
  });
}

/**
 * After a browser was started: looks at the log itself, for the notes of it are written late, and asks the shop what the
 * visitor has whose cookies may be lost (docs/decisions/0185). Rejects where the shop can't be reached.
 * @returns whether the shop found something
 */
export async function recall(lang: LanguageCode): Promise<boolean> {
  if (waitingCount() === 0) await noteCounts();
  const guest = knownOwner() === "" ? await recalledGuestToken() : undefined;
  if (!guest || waitingCount() > 0) return false;
  const { cart, wishes } = await recallLists(lang, guest);
  return Boolean(cart?.lines.length || wishes?.length);
}

/** After a login or a logout: what somebody else did or was answered on this device is nobody's business any more. */
export async function forgetOthers(): Promise<void> {
  const owner = knownOwner();
  if (owner === undefined) return;
  const isOthers = (by: string) => by !== "" && by !== owner;
  const others = (await offlineLog.read()).filter(({ operation }) => isOthers(operation.owner));
  await offlineLog.settle(
    others.map(({ place }) => place),
    [],
  );
  for (const { op_id, owner: by } of await offlineLog.problems()) {
    if (isOthers(by)) await offlineLog.dismiss(op_id);
  }
  await noteCounts();
}

/** The shopper has read of a problem. */
export async function dismissProblem(opId: string): Promise<void> {
  await offlineLog.dismiss(opId);
  await noteCounts();
}

/** The shopper is where something leads: it is told no more. @returns what it was */
export async function takeReadied(): Promise<OperationProblem | undefined> {
  const ready = (await offlineLog.problems()).filter(({ to }) => to !== undefined);
  for (const { op_id } of ready) await offlineLog.dismiss(op_id);
  await noteCounts();
  return ready[ready.length - 1];
}

/** The shopper takes back what waits. */
export async function withdrawEntry(place: number): Promise<void> {
  await offlineLog.settle([place], []);
  await noteCounts();
}

async function noteCounts(): Promise<void> {
  noteWaiting(await offlineLog.count());
  noteProblems((await offlineLog.problems()).length);
}
