import type { LoaderFunctionArgs } from "@remix-run/node";
import type { WishList } from "#backend/contract/cart";
import { getWishes } from "~/api/wish-list.server";
import { momentsOfDays } from "~/features/dates/asked-day.server";
import type { PageHead } from "~/features/document/page-head";
import { offerPush } from "~/features/push/offer-push.server";
import { toWishView } from "~/features/wish-list/wish-view.server";
import type { RequestContext } from "~/request/context.server";
import { requireUser } from "~/request/require-user.server";
import { asPage } from "~/request/responses.server";
import { wishListPath } from "~/sitemap/account-paths";
import { defaultYears } from "~/ui/date-input/default-years.server";
import { type AskedWishes, queryOf, readAsked } from "./read-asked.server";

const perPage = 24;

/** What the reader likes (R-ROUTE-13, C-28), narrowed and sorted as the address says (`readAsked`). */
export async function loadWishes(args: LoaderFunctionArgs) {
  const ctx = await requireUser(args);
  const asked = readAsked(ctx, args.request.url);
  const found = await readList(ctx, asked);
  const head: PageHead = { title: ctx.t("wish.title"), noindex: true };
  const { page, ...filter } = asked;
  const { sort: _, ...narrowed } = queryOf(asked);
  const list = toWishView(found, ctx);
  const isAwaited = list.items.some(({ card }) => card.soldOut);
  return {
    head,
    list,
    /** Where something is sold out that may come back. */
    offer: isAwaited ? await offerPush(ctx, "wish-list", wishListPath) : null,
    asked: filter,
    years: defaultYears(ctx.lang),
    isNarrowed: Object.keys(narrowed).length > 0,
    /** Names the list: another one, or one that something was taken off, begins anew, for its pages have moved. */
    key: JSON.stringify({ ...queryOf(asked), total: found.total }),
    previous: page > 1 ? pagePath(asked, page - 1) : undefined,
    next: nextOf(found, asked),
  };
}

/** GET /user/wish-list/rows: the rows of a page of the list, for lists that grow. */
export async function loadWishRows(args: LoaderFunctionArgs): Promise<Response> {
  const ctx = await requireUser(args);
  const asked = readAsked(ctx, args.request.url);
  const found = await readList(ctx, asked);
  const { items } = toWishView(found, ctx);
  return Response.json(
    { items, next: nextOf(found, asked) },
    { headers: { "Cache-Control": "no-store" } },
  );
}

function readList(ctx: RequestContext, asked: AskedWishes): Promise<WishList> {
  const { search, sort, isDropped, page } = asked;
  const query = {
    search,
    sort,
    page,
    per_page: perPage,
    ...(isDropped && { dropped: "1" }),
    ...momentsOfDays(ctx, asked),
  };
  return getWishes(ctx.api, query).catch(asPage(ctx));
}

function nextOf({ total }: WishList, asked: AskedWishes): string | undefined {
  return asked.page * perPage < total ? pagePath(asked, asked.page + 1) : undefined;
}

function pagePath(asked: AskedWishes, page: number): string {
  return `${wishListPath}?${new URLSearchParams({ ...queryOf(asked), page: String(page) })}`;
}
