import type { LoaderFunctionArgs } from "@remix-run/node";
import { openShared } from "~/api/links.server";
import { toLineView } from "~/features/cart/line-view.server";
import type { PageHead } from "~/features/document/page-head";
import { toWishView } from "~/features/wish-list/wish-view.server";
import { asPage } from "~/request/failures.server";
import { redirectTo } from "~/request/redirects.server";
import { requireLocale } from "~/request/require-locale.server";
import { homePath } from "~/sitemap/paths";

/**
 * What a link shows to whoever has it (docs/decisions/0124). A referral link only remembers whose word it was, and
 * leads to the shop.
 */
export async function loadShared(args: LoaderFunctionArgs) {
  const ctx = await requireLocale(args);
  ctx.cacheControl = "no-store";
  const token = args.params.token ?? "";
  const shared = await openShared(ctx.api, token).catch(asPage(ctx));
  if (shared.kind === "referral") {
    if (!ctx.user.login) ctx.session.guestChanged("referral", token);
    throw redirectTo(ctx, homePath(ctx.lang), { status: 302 });
  }
  const { name } = shared;
  if (shared.kind === "wishlist") {
    const title = name ? ctx.t("shared.list_of", { name }) : ctx.t("shared.list");
    const head: PageHead = { title, noindex: true };
    return { head, kind: "wishlist" as const, list: toWishView(shared.list, ctx), lines: null };
  }
  const title = name ? ctx.t("shared.cart_of", { name }) : ctx.t("shared.cart");
  const head: PageHead = { title, noindex: true };
  const lines = shared.lines.map((line) => toLineView(line, ctx));
  return { head, kind: "cart" as const, list: null, lines };
}
