import type { Context } from "../../http/app";

/**
 * Tells the storefront that a visitor's token finds nothing any more, so that it forgets the cookie and the
 * visitor gets cached pages again (decisions 21).
 */
export function sendGuestGone(c: Context, ...kinds: ("cart" | "wish")[]): void {
  if (kinds.length > 0) c.header("X-Guest-Gone", kinds.join(", "));
}
