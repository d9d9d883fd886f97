/**
 * The places of a public page that hold what is its shopper's alone (docs/decisions/0175). A page is kept once for
 * everybody, with what a visitor without cookies sees there; the page cache puts the shopper's own in instead.
 */

/**
 * `menu` is the account's link in the menu's panel, `bar` the account, the wish list and the cart in the bar, `flash` the
 * message at the head of the page, `waiting` the order that can still be paid, `comment` what a post's form of comments
 * holds, `heart.161` the heart of product 161; `script` is the shopper's part of the hydration data in a page, `data` the
 * same in an answer of data.
 */
export type HoleName = SharedHole | `heart.${number}`;
export type SharedHole = "menu" | "bar" | "flash" | "waiting" | "comment" | "script" | "data";

/** Where one is in a page: bytes from `start` until before `end`. */
export interface HolePlace {
  name: HoleName;
  start: number;
  end: number;
}

/** Tells the page cache where a page's holes are; it goes no further than that. */
export const holesHeader = "X-Holes";

export function writePlaces(places: readonly HolePlace[]): string {
  return places.map(({ name, start, end }) => `${name} ${start} ${end}`).join(", ");
}

/** The places in their order; undefined for a page that says nothing of any, which nobody may fill. */
export function readPlaces(header: string | null): HolePlace[] | undefined {
  if (header === null) return undefined;
  return header
    .split(", ")
    .filter(Boolean)
    .map((place) => {
      const [name, start, end] = place.split(" ");
      return { name: name as HoleName, start: Number(start), end: Number(end) };
    });
}
