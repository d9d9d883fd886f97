import type { LoaderFunctionArgs } from "@remix-run/node";
import { wishSorts } from "#backend/contract/cart";
import { getWishes } from "~/api/wish-list.server";
import type { PageHead } from "~/features/document/page-head";
import { toWishView } from "~/features/wish-list/wish-view.server";
import { toLatinDigits } from "~/i18n/digits";
import { asPage } from "~/request/failures.server";
import { requireUser } from "~/request/require-user.server";
import { wishListPath } from "~/sitemap/account-paths";

const perPage = 24;
const maxSearch = 100;

/**
 * What the reader likes (R-ROUTE-13, C-28): `?search=` by name, `?sort=drop` what fell most first, `?dropped=1` only what
 * fell, `?page=`.
 */
export async function loadWishes(args: LoaderFunctionArgs) {
  const ctx = await requireUser(args);
  const query = new URL(args.request.url).searchParams;
  const search = (query.get("search") ?? "").trim().slice(0, maxSearch);
  const sort = wishSorts.find((known) => known === query.get("sort")) ?? "added";
  const isDropped = query.get("dropped") === "1";
  const number = Number(toLatinDigits(query.get("page") ?? "1"));
  const page = Number.isInteger(number) && number > 0 ? number : 1;
  const asked = { search, sort, ...(isDropped && { dropped: "1" as const }) };
  const list = await getWishes(ctx.api, { ...asked, page, per_page: perPage }).catch(asPage(ctx));
  const head: PageHead = { title: ctx.t("wish.title"), noindex: true };
  const to = (wanted: number) =>
    `${wishListPath}?${new URLSearchParams({ ...asked, page: String(wanted) })}`;
  return {
    head,
    list: toWishView(list, ctx),
    asked: { search, sort, isDropped },
    isNarrowed: Boolean(search || isDropped),
    previous: page > 1 ? to(page - 1) : undefined,
    next: page * perPage < list.total ? to(page + 1) : undefined,
  };
}
