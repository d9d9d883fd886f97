import type { LoaderFunctionArgs } from "@remix-run/node";
import { openShared } from "~/api/links.server";
import { toLineView } from "~/features/cart/line-view.server";
import type { PageHead } from "~/features/document/page-head";
import { toWishView } from "~/features/wish-list/wish-view.server";
import { readChoices } from "~/request/choices.server";
import { type RequestContext, requireLocale } from "~/request/context.server";
import { asPage, redirectTo } from "~/request/responses.server";
import { devicePage, homePath, langPath } from "~/sitemap/paths";
import type { ReferralAsked } from "./referral-question";

/**
 * What a link shows to whoever has it (docs/decisions/0124). A referral link only remembers whose word it was, where its
 * reader allows that, and leads to the shop; who has not answered yet is asked (docs/decisions/0141).
 */
export async function loadShared(args: LoaderFunctionArgs) {
  const ctx = await requireLocale(args);
  ctx.cacheControl = "no-store";
  const token = args.params.token ?? "";
  const shared = await openShared(ctx.api, token).catch(asPage(ctx));
  if (shared.kind === "referral") {
    const isAllowed = ctx.user.login ? false : readChoices(args.request).referral;
    if (isAllowed) ctx.session.guestChanged("referral", token);
    if (isAllowed !== undefined) throw redirectTo(ctx, homePath(ctx.lang), { status: 302 });
    const head: PageHead = { title: ctx.t("device.asked"), noindex: true };
    return { head, kind: "referral" as const, list: null, lines: null, asked: askedOf(ctx, token) };
  }
  const { name } = shared;
  if (shared.kind === "wishlist") {
    const title = name ? ctx.t("shared.list_of", { name }) : ctx.t("shared.list");
    const head: PageHead = { title, noindex: true };
    return {
      head,
      kind: "wishlist" as const,
      list: toWishView(shared.list, ctx),
      lines: null,
      asked: null,
    };
  }
  const title = name ? ctx.t("shared.cart_of", { name }) : ctx.t("shared.cart");
  const head: PageHead = { title, noindex: true };
  const lines = shared.lines.map((line) => toLineView(line, ctx));
  return { head, kind: "cart" as const, list: null, lines, asked: null };
}

function askedOf({ lang, t }: RequestContext, token: string): ReferralAsked {
  return {
    token,
    action: langPath(lang, devicePage),
    words: {
      text: t("device.asked_text"),
      yes: t("device.asked_yes"),
      no: t("device.asked_no"),
      more: t("device.title"),
    },
  };
}
