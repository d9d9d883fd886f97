import type { CartChange } from "../../contract/cart";
import type { Services } from "../../services";
import { countNewcomer } from "./count-newcomer";
import { countCode } from "./coupons/count-code";
import { nameFindings } from "./name-findings";
import { findOpenCart } from "./open-carts";
import { type Shopper, userOf } from "./owner";
import { type CartLog, type Played, playLog } from "./play-log";
import { showCart } from "./show-cart";

/**
 * POST user/carts/sync and all single changes: plays a log once, however often it is sent, and answers the
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
  const mayJudgeCode = tried?.mayJudge ?? true;
  const played = await services.database.transaction((q) =>
    playLog(q, { ...log, now, mayJudgeCode }),
  );
  if (!played.isCodeRefused) await tried?.releaseAttempt();
  return showChange(services, log, played);
}

/** What a played log answers. */
export async function showChange(
  services: Services,
  { shopper, ops, lang }: Omit<CartLog, "now">,
  played: Played,
): Promise<CartChange> {
  return {
    cart: await showCart(services, { ...played, userId: userOf(shopper.owner), lang }),
    applied: [...new Set(ops.map(({ op_id }) => op_id))],
    conflicts: await nameFindings(services, played.findings, played.offers, lang),
    guest: played.guest,
  };
}

/** Before a transaction, since counting may ask over the network. */
export async function countNewCart(services: Services, { owner, address }: Shopper): Promise<void> {
  if (userOf(owner)) return;
  const standing = owner && (await services.database.run((q) => findOpenCart(q, owner)));
  if (!standing) await countNewcomer(services, address);
}
