import type { CartLine } from "../../contract/cart";
import {
  asLanguage,
  type Currency,
  homeRedirectLanguage,
  type LanguageCode,
} from "../../contract/languages";
import { cardPicture } from "../catalog/cards/card-picture";
import type { CardRow } from "../catalog/cards/card-store";
import { toPrice, toStock } from "../catalog/cards/show-card";
import type { Reference } from "../catalog/index/build-reference";
import { saidIn, speak } from "../languages/language";
import { showPicture } from "../media/show-picture";
import { countOf } from "./buyable-lines";
import type { Line } from "./lines";
import { maxOf, type VariantOffer } from "./offers";

export interface Showing {
  lang: LanguageCode;
  currency: Currency;
  reference: Reference;
  cards: ReadonlyMap<number, CardRow>;
}

/** A line as the wire shows it: what it costs and how many can be had now, and what has changed since it was added. */
export function showLine(line: Line, offer: VariantOffer, showing: Showing): CartLine {
  const { currency } = showing;
  const max = maxOf(offer);
  const qty = countOf(line, offer);
  const price = offer.amount === null ? null : toPrice(currency, offer.amount, offer.compareAt);
  const was = price && line.seenCurrency === currency ? line.seenAmount : null;
  const isMoved = was !== null && was !== price?.amount;
  return {
    variant_id: line.variantId,
    product: showProduct(offer, showing),
    options: showOptions(offer.optionIds, showing),
    qty,
    max_qty: max,
    max_is_stock: max < offer.maxQty,
    price,
    was: isMoved ? { amount: was, currency } : null,
    ...toStock(offer.sold ? offer.free : 0, offer.lowStockAt),
    // Without a total a line can't be bought: gone, sold out, or without a price in the currency.
    total: price && max > 0 ? { amount: qty * price.amount, currency } : null,
    notices: noticesOf(line, offer, isMoved ? was : null),
    added_at: line.addedAt.toISOString(),
  };
}

function noticesOf(line: Line, offer: VariantOffer, was: number | null): CartLine["notices"] {
  if (!offer.sold) return ["variant_gone"];
  const notices: CartLine["notices"] = [];
  const max = maxOf(offer);
  if (max === 0) notices.push("out_of_stock");
  else if (max < line.qty) notices.push("qty_reduced");
  if (offer.amount === null) notices.push("no_price");
  else if (was !== null) notices.push(was < offer.amount ? "price_up" : "price_down");
  return notices;
}

function showProduct(
  offer: VariantOffer,
  { cards, reference, lang }: Showing,
): CartLine["product"] {
  const card = cards.get(offer.productCode);
  return {
    id: offer.productCode,
    name: card?.name ?? offer.sku,
    ...(card && card.lang !== lang && { lang: asLanguage(card.lang) ?? homeRedirectLanguage }),
    slug: card?.slug ?? "",
    gen: reference.departmentById.get(offer.departmentId)?.slug ?? "",
    image: offer.picture ? showPicture(offer.picture, lang) : card ? cardPicture(card, lang) : null,
  };
}

/** A variant's options in the reader's words, in the order of the shop's attributes. */
export function showOptions(
  optionIds: readonly number[],
  { reference, lang }: Pick<Showing, "reference" | "lang">,
): CartLine["options"] {
  const own = new Set(optionIds);
  return reference.attributes.flatMap(({ code, name, options }) => {
    const option = options.find(({ id }) => own.has(id));
    if (!option) return [];
    return {
      code,
      name: speak(name, lang) ?? code,
      option: option.code,
      value: speak(option.name, lang) ?? option.code,
      ...saidIn({ name, value: option.name }, lang),
    };
  });
}
