import type { Kept } from "../kept/catalogue";
import type { Filters } from "./filters";
import { Matcher } from "./matcher";

/** By the state of the catalogue, then by place: the products that stand there, found by one pass. */
const standing = new WeakMap<Kept, Map<string, Int32Array>>();

/**
 * The slots of the products in a department or category, in the order of the columns; null for the whole
 * shop. In a large shop most listings look at a hundredth of it, so each place's products are found once
 * per state of the catalogue.
 */
export function slotsInPlace(kept: Kept, filters: Filters): Int32Array | null {
  if (filters.place.length === 0) return null;
  const places = standing.get(kept) ?? new Map<string, Int32Array>();
  standing.set(kept, places);
  const name = filters.place.join();
  const slots = places.get(name) ?? findSlots(kept, filters);
  places.set(name, slots);
  return slots;
}

function findSlots({ columns }: Kept, filters: Filters): Int32Array {
  const matcher = new Matcher(columns, { ...filters, newSince: null, soldOnly: false });
  const slots: number[] = [];
  for (let slot = 0; slot < columns.size; slot++) {
    if (matcher.standsInPlace(slot)) slots.push(slot);
  }
  return Int32Array.from(slots);
}
