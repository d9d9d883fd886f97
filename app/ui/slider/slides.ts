/** The place so many steps on, around the ends (R-SLIDE-01). */
export function wrapAround(place: number, count: number): number {
  return count > 0 ? ((place % count) + count) % count : 0;
}

/** A finger that goes less far means nothing (R-SLIDE-04). */
const swipeThreshold = 16;

/** Which way a horizontal swipe of so many pixels leads: forward, back or nowhere; mirrored from right to left. */
export function swipeStep(distance: number, dir: "ltr" | "rtl"): -1 | 0 | 1 {
  if (Math.abs(distance) <= swipeThreshold) return 0;
  const isForward = distance < 0 === (dir === "ltr");
  return isForward ? 1 : -1;
}
