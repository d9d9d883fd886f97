import type { Cart } from "#backend/contract/cart";
import { getWishedCodes } from "~/api/wish-list.server";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";
import { type TokenKind, tokenCookie } from "~/request/cookie-names";
import { readCookies } from "~/request/cookies.server";
import { currentCart } from "./current-cart.server";
import { lineAddress } from "./line-address";
import type { CartSummary, CartSummaryLine, ListsSummary } from "./lists-summary";

/**
 * The cart and the wish list for the header, the heart of a product and the mirrors (R-STORE-16). Asked for
 * only where a login or a cookie names them; a page goes without where they can't be had.
 */
export async function loadLists(ctx: RequestContext, request: Request): Promise<ListsSummary> {
  const named = namedLists(ctx, request);
  const [cart, wishes] = await Promise.all([
    named.cart ? currentCart(ctx).catch(() => null) : null,
    named.wish ? getWishedCodes(ctx.api).catch(() => null) : null,
  ]);
  return { cart: cart && toCartSummary(cart, ctx), wishes };
}

/** Which of them a login or a cookie names. */
export function namedLists({ user, settings }: RequestContext, request: Request) {
  const cookies = readCookies(request);
  const isNamed = (kind: TokenKind) =>
    user.login || Boolean(cookies[tokenCookie(kind, settings.secure)]);
  return { cart: isNamed("cart"), wish: isNamed("wish") };
}

type Texts = Pick<RequestContext, "lang" | "t">;

export function toCartSummary(cart: Cart, ctx: Texts): CartSummary {
  const { money } = formatsFor(ctx.lang);
  return {
    count: cart.count,
    total: money(cart.totals.payable),
    lines: cart.lines.map((line) => toSummaryLine(line, ctx)),
  };
}

function toSummaryLine(line: Cart["lines"][number], { lang, t }: Texts): CartSummaryLine {
  const { number, money } = formatsFor(lang);
  const { product, price, was } = line;
  const seen = was ?? price;
  return {
    line: {
      variant_id: line.variant_id,
      product_id: product.id,
      qty: line.qty,
      price_seen: seen && { amount: seen.amount, currency: seen.currency },
      name: product.name,
      options: line.options.map(({ value }) => value).join(t("list.comma")),
      image: product.image?.url ?? null,
      url: lineAddress(lang, line),
      added_at: line.added_at,
    },
    tint: product.image?.tint ?? 7,
    ...(product.lang && { lang: product.lang }),
    amount: `${number(line.qty)} × ${price ? money(price) : t("price.none")}`,
  };
}
