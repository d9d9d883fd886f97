import type { LoaderFunctionArgs } from "@remix-run/node";
import type { OrderList, OrderState, OrderSummary } from "#backend/contract/order";
import { listOrders } from "~/api/orders.server";
import { momentsOfDays } from "~/features/dates/asked-day.server";
import type { PageHead } from "~/features/document/page-head";
import { datesFor } from "~/i18n/dates.server";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";
import { requireUser } from "~/request/require-user.server";
import { asPage } from "~/request/responses.server";
import { ordersPath } from "~/sitemap/account-paths";
import { defaultYears } from "~/ui/date-input/default-years.server";
import { type AskedOrders, queryOf, readAsked } from "./read-asked.server";

/** The user's orders, the newest first, narrowed as the address says (`readAsked`). */
export async function loadOrders(args: LoaderFunctionArgs) {
  const ctx = await requireUser(args);
  const asked = readAsked(ctx, args.request.url);
  const list = await readList(ctx, asked);
  const head: PageHead = { title: ctx.t("orders.title"), noindex: true };
  const { page: _, ...filter } = asked;
  return {
    head,
    ...toPage(ctx, list, asked),
    states: stateLinks(ctx, asked),
    previous: list.page > 1 ? pagePath(asked, list.page - 1) : undefined,
    count: ctx.t("orders.count", {
      count: list.total,
      n: formatsFor(ctx.lang, ctx.display).number(list.total),
    }),
    /** Names the list: another one begins anew. */
    key: JSON.stringify(queryOf(asked)),
    asked: filter,
    years: defaultYears(ctx.lang),
    isNarrowed: Object.keys(queryOf(asked)).length > 0,
  };
}

/** GET /user/orders/rows: the rows of a page of the list, for lists that grow. */
export async function loadOrderRows(args: LoaderFunctionArgs): Promise<Response> {
  const ctx = await requireUser(args);
  const asked = readAsked(ctx, args.request.url);
  const { rows, next } = toPage(ctx, await readList(ctx, asked), asked);
  return Response.json({ items: rows, next }, { headers: { "Cache-Control": "no-store" } });
}

function readList(ctx: RequestContext, asked: AskedOrders) {
  const { search, state, page } = asked;
  const wanted = { page, state, search: search || undefined, ...momentsOfDays(ctx, asked) };
  return listOrders(ctx.api, wanted).catch(asPage(ctx));
}

function toPage(ctx: RequestContext, list: OrderList, asked: AskedOrders) {
  const hasMore = list.page * list.per_page < list.total;
  return {
    rows: list.data.map((order) => toRow(ctx, order)),
    next: hasMore ? pagePath(asked, list.page + 1) : undefined,
  };
}

function pagePath(asked: AskedOrders, page: number): string {
  return `${ordersPath}?${new URLSearchParams({ ...queryOf(asked), page: String(page) })}`;
}

export type OrderRowView = ReturnType<typeof toRow>;

function toRow({ display, lang, t }: RequestContext, order: OrderSummary) {
  const { money, number } = formatsFor(lang, display);
  return {
    number: order.number,
    state: order.state,
    stateName: t(`order.state.${order.state}`),
    placed: datesFor(lang, display).bothCalendars(order.placed_at),
    count: t("order.pieces", { count: order.items_count, n: number(order.items_count) }),
    payable: money(order.payable),
    pictures: order.pictures.slice(0, 4),
    canPay: order.actions.includes("pay"),
  };
}

/** The states that people look for; the others are found among all. */
const offered: OrderState[] = [
  "awaiting_payment",
  "processing",
  "shipped",
  "delivered",
  "canceled",
];

function stateLinks({ t }: RequestContext, asked: AskedOrders) {
  const one = (state: OrderState | undefined, name: string) => {
    const query = new URLSearchParams(queryOf({ ...asked, state })).toString();
    return {
      name,
      to: query ? `${ordersPath}?${query}` : ordersPath,
      isChosen: state === asked.state,
    };
  };
  return [
    one(undefined, t("orders.all")),
    ...offered.map((state) => one(state, t(`order.state.${state}`))),
  ];
}
