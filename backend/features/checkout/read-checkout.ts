import type { Checkout, CheckoutStep, ShippingOption } from "../../contract/checkout";
import { type LanguageCode, languages } from "../../contract/languages";
import { inOneTrip } from "../../db/one-trip";
import type { Services } from "../../services";
import { showAddress } from "../address/show-address";
import { readCart } from "../cart/read-cart";
import { addShipping } from "../cart/totals";
import { nameIn } from "../languages/language";
import { takesOrders } from "../settings/seller-gaps";
import type { Quote } from "../shipping/quote";
import { type ResolvedDraft, readChoices, settleChoices } from "./resolve-checkout";

/** GET user/checkout: the cart, what was chosen so far, and what there is to choose. */
export async function readCheckout(
  services: Services,
  userId: string,
  lang: LanguageCode,
): Promise<Checkout> {
  const cart = await readCart(services, { userId }, lang);
  const goods = cart.totals.items.amount - cart.totals.item_discount.amount;
  const standing = { userId, lang, goods, now: services.clock.now() };
  const [isOpen, choices] = await services.database.run((q) =>
    inOneTrip(q, (q) => Promise.all([takesOrders(q, services), readChoices(services, q, userId)])),
  );
  const draft = await settleChoices(services, choices, standing);
  const isFree = cart.coupon?.free_shipping === true;
  const addresses = await Promise.all(choices.addresses.map((row) => showAddress(row, lang)));
  const shipping = draft.quote && showQuote(draft.quote, lang, isFree);
  return {
    cart,
    addresses,
    address: addresses.find(({ id }) => id === draft.address?.id) ?? null,
    shipping_options: draft.quotes.map((quote) => showQuote(quote, lang, isFree)),
    shipping,
    payment_options: draft.payments,
    cash_refused: draft.cashRefused,
    payment: draft.payment,
    note: draft.note,
    assumed: draft.assumed,
    totals: shipping ? addShipping(cart.totals, shipping.price.amount) : cart.totals,
    takes_orders: isOpen,
    next: nextStep(draft),
  };
}

/** @param isFree A coupon pays for the way. */
function showQuote(quote: Quote, lang: LanguageCode, isFree: boolean): ShippingOption {
  const { code, name, amount, from, to, codAllowed } = quote;
  return {
    code,
    ...nameIn(name, lang, code),
    price: { amount: isFree ? 0 : amount, currency: languages[lang].currency },
    from,
    to,
    cod_allowed: codAllowed,
  };
}

function nextStep({ address, quote, payment }: ResolvedDraft): CheckoutStep {
  if (!address) return "address";
  if (!quote) return "shipping";
  return payment ? "review" : "payment";
}
