import type { CartChange } from "../../contract/cart";
import type { Services } from "../../services";
import { type AppliedOperations, applyOperations, type CartLog } from "./apply-operations";
import { countGuest } from "./count-guest";
import { countCode } from "./coupons/count-code";
import { nameConflicts } from "./name-conflicts";
import { findOpenCart } from "./open-carts";
import { type Requester, userOf } from "./owner";
import { showCart } from "./show-cart";

/**
 * POST user/carts/sync and all single changes: applies operations once, however often they are sent, and answers the
 * cart with what the changes met with (decisions 11). Throws `error.too_many_requests` where too many
 * visitors come from one address, or a cart is changed too often.
 */
export async function changeCart(
  services: Services,
  log: Omit<CartLog, "now">,
): Promise<CartChange> {
  await countNewCart(services, log.shopper);
  const now = services.clock.now();
  const isCode = log.ops.some((op) => op.type === "coupon" && op.code !== null);
  const tried = isCode ? await countCode(services, log.shopper) : null;
  const mayValidateCode = tried?.mayValidate ?? true;
  const result = await services.database.transaction((q) =>
    applyOperations(q, { ...log, now, mayValidateCode }),
  );
  if (!result.isCodeRefused) await tried?.releaseAttempt();
  return showChange(services, log, result);
}

/** What an applied log answers. */
export async function showChange(
  services: Services,
  { shopper, ops, lang }: Omit<CartLog, "now">,
  result: AppliedOperations,
): Promise<CartChange> {
  return {
    cart: await showCart(services, { ...result, userId: userOf(shopper.owner), lang }),
    applied: [...new Set(ops.map(({ op_id }) => op_id))],
    conflicts: await nameConflicts(services, result.conflicts, result.offers, lang),
    guest: result.guest,
  };
}

/** Before a transaction, since counting may ask over the network. */
export async function countNewCart(
  services: Services,
  { owner, address }: Requester,
): Promise<void> {
  if (userOf(owner)) return;
  const existing = owner && (await services.database.run((q) => findOpenCart(q, owner)));
  if (!existing) await countGuest(services, address);
}
