import type { LoggedIn } from "../../../contract/auth";
import type { Conflict } from "../../../contract/cart";
import type { Context } from "../../../http/app";
import { languageOf } from "../../../http/language";
import type { Services } from "../../../services";
import { mergeAtLogin } from "../../cart/merge-at-login";
import { showUser } from "../../users/show-user";
import { endLoginOf } from "../sessions/end-sessions";
import { tokenOf } from "../sessions/tokens";
import type { AuthResult } from "./sign-in";

/**
 * What each way of logging in ends with: the login that the browser had before is over, so that no token
 * from before a login is worth anything after it, and the visitor's cart and wish list are the user's.
 */
export async function finishLogin(
  services: Services,
  c: Context,
  { token, user, intended }: AuthResult,
): Promise<LoggedIn> {
  const { database, clock } = services;
  await endLoginOf(database, tokenOf(c.req.header("Authorization")), clock.now());
  const conflicts = await merge(services, c, user.id);
  return { token, user: showUser(user), intended, conflicts };
}

/**
 * A login does not fail by its cart: what could not be merged stays the visitor's, whose tokens the
 * storefront then keeps, and the next login tries again.
 */
async function merge(services: Services, c: Context, userId: string): Promise<Conflict[]> {
  const cartToken = c.req.header("X-Cart") ?? null;
  const wishToken = c.req.header("X-Wish") ?? null;
  if (cartToken === null && wishToken === null) return [];
  try {
    const visitor = { userId, cartToken, wishToken, lang: languageOf(c) };
    const conflicts = await mergeAtLogin(services, visitor);
    c.header("X-Guest-Gone", "cart, wish");
    return conflicts;
  } catch (error) {
    services.log.error({ err: error, requestId: c.get("requestId") }, "carts not merged");
    return [];
  }
}
