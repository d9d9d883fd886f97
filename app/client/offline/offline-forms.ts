/**
 * Which forms can be taken without a connection: those of the cart, the wish list, the address book, the checkout and of
 * words to the shop (R-PWA-14).
 */
import { useEffect } from "react";
import { problemCount, waitingCount } from "~/client/storage/waiting";
import type { OfflineDraft, OperationProblem } from "./log/operation";
import { newOperationId } from "./log/operation-id";

/** What a form of the page asks for, where it can wait for the shop; undefined for any other form. */
export type ReadDraft = (form: FormData) => OfflineDraft | undefined;

const readers = new Map<ReadDraft, (draft: OfflineDraft) => void>();
const nothing = () => {};

/**
 * Says how the page's forms are read when the shop can't be reached, while the page is shown.
 * @param onKept what the page does when a form of its own was kept; both stay the same from render to render
 */
export function useOfflineForms(
  read: ReadDraft,
  onKept = nothing as (draft: OfflineDraft) => void,
) {
  useEffect(() => {
    readers.set(read, onKept);
    return () => {
      readers.delete(read);
    };
  }, [read, onKept]);
}

/** The change that a form asks for, by the name that it was sent with; undefined where it can't wait. */
export function readDraft(form: FormData): OfflineDraft | undefined {
  for (const read of readers.keys()) {
    const draft = read(form);
    const op_id = form.get("op_id");
    if (draft) return typeof op_id === "string" && op_id ? { ...draft, op_id } : draft;
  }
  return undefined;
}

/** The same of a form that is on its way; its body, which may be large, is read only where a page has such forms. */
export async function readSentDraft(request: Request): Promise<OfflineDraft | undefined> {
  return readers.size > 0 ? readDraft(await request.clone().formData()) : undefined;
}

/** What became of a change: `full` where the device has no room, `crowded` where too much waits, `lost` where the browser can't. */
export type Keeping = "queued" | "full" | "crowded" | "lost";

/**
 * Writes a change into the log. The log comes with the offline page, so it is there wherever a page works without a
 * network.
 */
export async function keepDraft(draft: OfflineDraft): Promise<Keeping> {
  try {
    const { queueOperation } = await import("./log/queue-operation");
    const named = { ...draft, op_id: draft.op_id ?? newOperationId() };
    const keeping = await queueOperation(named);
    if (keeping === "queued") for (const tell of readers.values()) tell(named);
    return keeping;
  } catch {
    return "lost";
  }
}

/** The shopper is where they were to go on. @returns what led there, which is told no more */
export async function takeReadied(): Promise<OperationProblem | undefined> {
  if (problemCount() === 0) return undefined;
  const log = await import("./log/send-waiting");
  return log.takeReadied();
}

/** After a login or a logout: nothing of whoever was here before stays in the log. */
export async function forgetOthersLog(): Promise<void> {
  if (waitingCount() + problemCount() === 0) return;
  const { forgetOthers } = await import("./log/send-waiting");
  await forgetOthers();
}
