import { getCart } from "~/api/cart.server";
import type { SummaryLine } from "~/features/orders/summary-lines";
import { toSummaryLine } from "~/features/orders/to-summary-line.server";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";
import { cookieNames } from "~/request/cookie-names";
import { readCookies } from "~/request/cookies.server";
import { matchUrl } from "~/sitemap/match";

/** What a visitor was about to buy when the login was asked for. */
export interface WaitingCart {
  count: string;
  lines: SummaryLine[];
  /** Printed: the goods, less what they are reduced by. */
  sum: string;
}

/**
 * The cart that waits for a login which was reached because of it (decisions 28); undefined for any other login, for an
 * empty cart, and while it can't be read: nobody is kept from logging in by it.
 */
export async function readWaitingCart(
  ctx: RequestContext,
  request: Request,
): Promise<WaitingCart | undefined> {
  const intended = readCookies(request)[cookieNames.intended];
  if (!intended || !isPurchase(matchUrl(intended).name)) return undefined;
  const cart = await getCart(ctx.api).catch(() => undefined);
  if (!cart || cart.lines.length === 0) return undefined;
  const { number, money } = formatsFor(ctx.lang);
  return {
    count: ctx.t("checkout.count", { count: cart.count, n: number(cart.count) }),
    lines: cart.lines.map((line) => toSummaryLine(line, ctx)),
    sum: money(cart.totals.payable),
  };
}

const isPurchase = (page: string) => page === "carts" || page.startsWith("checkout");
