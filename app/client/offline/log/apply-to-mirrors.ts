import { type GuardedStorage, storageKeys, writeChanged } from "~/client/storage/guarded-storage";
import { codesOf, type StoredLine, storedLines, tellListeners } from "~/client/storage/list-sync";
import { isOfLists, type OfflineDraft, type OfflineListChange } from "./operation";

/** The most of one line that a request may ask for (backend/contract/cart.ts). */
const maxQty = 999;

/**
 * Shows a change at once wherever the mirrors are read: the counts, the offline page. What the shop makes of it
 * replaces them when it answers (R-PWA-14).
 */
export function applyToMirrors(store: GuardedStorage, draft: OfflineDraft, at: Date): void {
  const { change } = draft;
  // Words to the shop, addresses, coupons and what was chosen stand in no mirror.
  if (!isOfLists(change)) return;
  if (change.type === "wish" || change.type === "unwish") {
    const rest = codesOf(store).filter((code) => code !== change.product_id);
    const codes = change.type === "wish" ? [change.product_id, ...rest] : rest;
    writeChanged(store, storageKeys.wishList, JSON.stringify(codes));
  } else {
    const lines = storedLines(store);
    const line = lineAfter(lines[change.variant_id], { ...draft, change }, at);
    if (line) lines[change.variant_id] = line;
    else delete lines[change.variant_id];
    writeChanged(store, storageKeys.carts, JSON.stringify(lines));
  }
  tellListeners();
}

type LineChange = Exclude<OfflineListChange, { product_id: number }>;

function lineAfter(
  line: StoredLine | undefined,
  { change, thing }: OfflineDraft & { change: LineChange },
  at: Date,
): StoredLine | undefined {
  if (change.type === "remove") return undefined;
  if (change.type === "set") return line && { ...line, qty: change.qty };
  const qty = Math.min(maxQty, (line?.qty ?? 0) + change.qty);
  if (line) return { ...line, qty };
  return (
    thing && {
      ...thing,
      variant_id: change.variant_id,
      qty,
      price_seen: change.seen ?? null,
      added_at: at.toISOString(),
    }
  );
}
