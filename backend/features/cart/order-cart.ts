import type { Picture } from "../../contract/catalog";
import { type Currency, type LanguageCode, languages } from "../../contract/languages";
import type { Query } from "../../db/database";
import type { Texts } from "../../db/tables/columns";
import { showPicture } from "../media/show-picture";
import { type BuyableLine, buyableLines } from "./buyable-lines";
import { validateCode } from "./coupons/validate-code";
import { type Lines, readOpenCart } from "./lines";
import { readOffersInCart } from "./offers";
import type { CartRow } from "./open-carts";
import type { Wording } from "./read-wording";
import type { PricedLine } from "./totals";

/** A user's open cart, priced now. */
export interface Basket {
  cart: CartRow;
  currency: Currency;
  /** What can be bought. */
  bought: BuyableLine[];
  /** False for an empty cart, and where a line can't be bought as it is: the shopper has to look first. */
  canOrder: boolean;
  /** Something is put aside for another time. */
  hasLater: boolean;
}

/** A line as an order item copies it; amounts in the cart's currency's storage unit. */
export interface OrderLine extends PricedLine {
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

/** All of a cart that an order copies. */
export interface OrderCart {
  /** sumTotals takes them as they are. */
  lines: OrderLine[];
  /** Only one that applies. */
  coupon: { code: string; discount: number; freeShipping: boolean } | null;
}

interface Asking {
  userId: string;
  lang: LanguageCode;
  /** Of what is in the cart. */
  wording: Wording;
  now: Date;
}

/** The user's open cart; null without one. It may change until it is converted, which its revision tells. */
export async function readBasket(
  q: Query,
  { userId, lang }: Pick<Asking, "userId" | "lang">,
): Promise<Basket | null> {
  const { currency } = languages[lang];
  const [{ cart, lines }, offers] = await Promise.all([
    readOpenCart(q, { userId }),
    readOffersInCart(q, { userId }, currency),
  ]);
  if (!cart) return null;
  const bought = buyableLines(lines, offers);
  const wanted = countToBuy(lines);
  return {
    cart,
    currency,
    bought,
    canOrder: bought.length > 0 && bought.length === wanted,
    hasLater: wanted < lines.size,
  };
}

/** The lines with what they are called, and what the coupon does for them. */
export async function copyBasket(
  q: Query,
  { cart, currency, bought }: Basket,
  { userId, lang, wording, now }: Asking,
): Promise<OrderCart> {
  const context = { lines: bought, currency, userId, now };
  const { couponCode } = cart;
  const result = couponCode === null ? null : await validateCode(q, couponCode, context);
  return {
    lines: bought.map((line, place) => copyLine(line, result?.shares[place] ?? 0, wording, lang)),
    coupon:
      result?.state === "applied" && couponCode !== null
        ? { code: couponCode, discount: result.discount, freeShipping: result.freeShipping }
        : null,
  };
}

const countToBuy = (lines: Lines) => [...lines.values()].filter(({ later }) => !later).length;

function copyLine(
  { offer, productCode, qty, unitPrice, compareAt, total }: BuyableLine,
  discount: number,
  wording: Wording,
  lang: LanguageCode,
): OrderLine {
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
