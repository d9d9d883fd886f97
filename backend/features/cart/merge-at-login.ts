import type { Conflict } from "../../contract/cart";
import type { LanguageCode } from "../../contract/languages";
import type { Services } from "../../services";
import { hashToken } from "../auth/sessions/tokens";
import { mergeWishLists } from "../wish-list/merge-wish-lists";
import { type Merged, mergeCarts } from "./merge-carts";
import { nameConflicts } from "./show-cart";

export interface LoginOfVisitor {
  userId: string;
  /** The visitor's tokens, from X-Cart and X-Wish; null without. */
  cartToken: string | null;
  wishToken: string | null;
  lang: LanguageCode;
}

/**
 * What somebody put aside as a visitor becomes theirs with the login (decisions 10). Idempotent: a login
 * that is tried again finds the visitor's cart closed. Answers what could not be had in full.
 */
export async function mergeAtLogin(
  services: Pick<Services, "database" | "cards" | "catalogue" | "clock">,
  { userId, cartToken, wishToken, lang }: LoginOfVisitor,
): Promise<Conflict[]> {
  const now = services.clock.now();
  const { conflicts, offers } = await services.database.transaction(async (q) => {
    const carts: Merged = cartToken
      ? await mergeCarts(q, { userId, tokenHash: hashToken(cartToken), lang, now })
      : { conflicts: [], offers: new Map() };
    if (wishToken) await mergeWishLists(q, { userId, tokenHash: hashToken(wishToken), now });
    return carts;
  });
  return nameConflicts(services, conflicts, offers, lang);
}
