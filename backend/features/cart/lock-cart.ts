import type { Picture } from "../../contract/catalog";
import { type Currency, type LanguageCode, languages } from "../../contract/languages";
import type { Query } from "../../db/database";
import type { Texts } from "../../db/tables/columns";
import { showPicture } from "../media/show-picture";
import { type BuyableLine, buyableLines } from "./buyable-lines";
import { validateCode } from "./coupons/validate-code";
import { type Lines, readLines } from "./lines";
import { readOffers } from "./offers";
import { lockOpenCart } from "./open-carts";
import { readWording, type Wording } from "./read-wording";
import type { PricedLine } from "./totals";

/** A line as an order item copies it; amounts in the cart's currency's storage unit. */
export interface LockedLine extends PricedLine {
  variantId: string;
  productId: string;
  productCode: number;
  sku: string;
  name: Texts;
  options: { name: Texts; value: Texts }[];
  image: Picture | null;
  /** `qty` pieces, before the coupon. */
  total: number;
  /** What the line bears of the coupon's discount. */
  discount: number;
  returnDays: number | null;
}

export interface LockedCart {
  cartId: string;
  revision: number;
  currency: Currency;
  /** What can be bought; sumTotals takes them as they are. */
  lines: LockedLine[];
  /** False for an empty cart, and where a line can't be bought as it is: the shopper has to look first. */
  canOrder: boolean;
  /** Only one that applies. */
  coupon: { code: string; discount: number; freeShipping: boolean } | null;
}

export interface Locking {
  userId: string;
  lang: LanguageCode;
  now: Date;
}

/**
 * The user's open cart for the transaction that places an order: priced anew, and kept from changes until
 * its end, so that placing twice finds it converted. Null without a cart. It holds no stock and no coupon:
 * see takeCoupon for the latter.
 */
export async function lockCart(
  q: Query,
  { userId, lang, now }: Locking,
): Promise<LockedCart | null> {
  const cart = await lockOpenCart(q, { userId });
  if (!cart) return null;
  const currency = languages[lang].currency;
  const lines = await readLines(q, cart.id);
  const offers = await readOffers(q, lines.keys(), currency);
  const bought = buyableLines(lines, offers);
  const context = { lines: bought, currency, userId, now };
  const result = cart.couponCode === null ? null : await validateCode(q, cart.couponCode, context);
  const wording = await readWording(q, bought, lang);
  return {
    cartId: cart.id,
    revision: cart.revision,
    currency,
    lines: bought.map((line, place) => lockLine(line, result?.shares[place] ?? 0, wording, lang)),
    canOrder: bought.length > 0 && bought.length === countToBuy(lines),
    coupon:
      result?.state === "applied" && cart.couponCode !== null
        ? { code: cart.couponCode, discount: result.discount, freeShipping: result.freeShipping }
        : null,
  };
}

const countToBuy = (lines: Lines) => [...lines.values()].filter(({ later }) => !later).length;

function lockLine(
  { offer, productCode, qty, unitPrice, compareAt, total }: BuyableLine,
  discount: number,
  wording: Wording,
  lang: LanguageCode,
): LockedLine {
  const { variantId, productId, sku, returnDays, picture, optionIds } = offer;
  return {
    variantId,
    productId,
    productCode,
    sku,
    name: wording.names.get(productCode) ?? {},
    options: wording.options.filter(({ id }) => optionIds.includes(id)).map(({ words }) => words),
    image: picture ? showPicture(picture, lang) : (wording.images.get(productCode) ?? null),
    qty,
    unitPrice,
    compareAt,
    total,
    discount,
    returnDays,
  };
}
