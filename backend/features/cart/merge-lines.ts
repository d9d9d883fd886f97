import type { Conflict } from "../../contract/cart";
import type { OperationConflict } from "../../db/tables/carts";
import type { Line, Lines } from "./lines";
import { maxOf, type VariantOffer } from "./offers";

/**
 * A user's lines with a visitor's: per variant the greater count, never the sum, so that merging again
 * changes nothing (decisions 10). A line that is to be bought in one of them is to be bought. Counts are
 * clamped to what can be had; what can't be had at all stays, and its line says so.
 */
export function mergeLines(
  own: Lines,
  guest: Lines,
  offers: ReadonlyMap<string, VariantOffer>,
): { lines: Lines; conflicts: OperationConflict[] } {
  const lines: Lines = new Map(own);
  const conflicts: OperationConflict[] = [];
  for (const [variantId, theirs] of guest) {
    const wanted = mergePair(own.get(variantId), theirs);
    const offer = offers.get(variantId);
    const max = maxOf(offer);
    const qty = max > 0 ? Math.min(wanted.qty, max) : wanted.qty;
    lines.set(variantId, { ...wanted, qty });
    if (!offer?.sold) conflicts.push(conflict(variantId, "variant_gone"));
    else if (max === 0) conflicts.push(conflict(variantId, "out_of_stock"));
    else if (qty < wanted.qty) conflicts.push(conflict(variantId, "qty_reduced", wanted.qty, qty));
  }
  return { lines, conflicts };
}

/** The price that was seen, and when, stay the user's own. */
function mergePair(own: Line | undefined, guest: Line): Line {
  if (!own) return guest;
  if (own.later !== guest.later)
    return { ...own, later: false, qty: own.later ? guest.qty : own.qty };
  return { ...own, qty: Math.max(own.qty, guest.qty) };
}

function conflict(
  variantId: string,
  kind: Conflict["kind"],
  was: number | null = null,
  now: number | null = null,
): OperationConflict {
  return { op_id: null, variant_id: variantId, kind, was, now, coupon: null };
}
