import type { LanguageCode } from "../../../contract/languages";
import type { Money, Totals } from "../../../contract/money";
import type { Query } from "../../../db/database";
import { ApiError } from "../../../http/errors";
import type { Services } from "../../../services";
import { type LockedCart, lockCart } from "../../cart/lock-cart";
import { sumTotals } from "../../cart/totals";
import { type ResolvedCheckout, resolveCheckout } from "../../checkout/resolve-checkout";
import { readTaxRate } from "../../settings/tax";
import { cartError } from "./cart-error";

/** All that an order is made of, before it is written. */
export interface OrderDraft extends Asked {
  cart: LockedCart;
  resolved: ResolvedCheckout;
  totals: Totals;
  taxRate: number;
  now: Date;
}

interface Asked {
  userId: string;
  network: string | null;
  opId: string;
  payable: Money;
  lang: LanguageCode;
}

/** Takes the user's cart and checkout together, priced anew, and compares with what the shopper saw. */
export async function draftOrder(
  services: Pick<Services, "clock" | "gateways" | "holdingLimits">,
  q: Query,
  asked: Asked,
): Promise<OrderDraft> {
  const { userId, lang } = asked;
  const now = services.clock.now();
  const cart = await lockCart(q, { userId, lang, now });
  if (!cart?.canOrder) throw await cartError(q, cart, lang);
  const { lines, currency, coupon } = cart;
  const freeShipping = coupon?.freeShipping ?? false;
  const resolved = await resolveCheckout(services, q, { userId, lang, lines, freeShipping, now });
  const taxRate = await readTaxRate(q, currency);
  const totals = sumTotals({
    currency,
    lines,
    discount: coupon?.discount ?? 0,
    shipping: resolved.shipping.price,
    taxRate,
  });
  requireSame(asked.payable, totals.payable);
  return { ...asked, cart, resolved, totals, taxRate, now };
}

/** Nobody pays another amount than the one that they agreed to, be it less. */
function requireSame(seen: Money, now: Money): void {
  if (seen.amount === now.amount && seen.currency === now.currency) return;
  throw new ApiError("order.changed", {
    params: { payable: now.amount, currency: now.currency },
  });
}
