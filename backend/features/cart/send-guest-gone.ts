import type { Context } from "../../http/app";

/**
 * Tells the storefront that a visitor's token finds nothing any more, so that it forgets the cookie and the
 * visitor gets cached pages again (decisions 21).
 */
export function sendGuestGone(c: Context, kind: "cart" | "wish"): void {
  c.header("X-Guest-Gone", kind);
}
