import type { LoaderFunctionArgs } from "@remix-run/node";
import type { OrderState, OrderSummary } from "#backend/contract/order";
import { listOrders } from "~/api/orders.server";
import { momentsOfDays } from "~/features/dates/asked-day.server";
import type { PageHead } from "~/features/document/page-head";
import { datesFor } from "~/i18n/dates.server";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";
import { asPage } from "~/request/failures.server";
import { requireUser } from "~/request/require-user.server";
import { ordersPath } from "~/sitemap/account-paths";
import { defaultYears } from "~/ui/date-input/default-years.server";
import { type AskedOrders, queryOf, readAsked } from "./read-asked.server";

/** The user's orders, the newest first, narrowed as the address says (`readAsked`). */
export async function loadOrders(args: LoaderFunctionArgs) {
  const ctx = await requireUser(args);
  const asked = readAsked(ctx, args.request.url);
  const { search, state, page } = asked;
  const wanted = { page, state, search: search || undefined, ...momentsOfDays(ctx, asked) };
  const list = await listOrders(ctx.api, wanted).catch(asPage(ctx));
  const head: PageHead = { title: ctx.t("orders.title"), noindex: true };
  const { page: _, ...filter } = asked;
  return {
    head,
    orders: list.data.map((order) => toRow(ctx, order)),
    states: stateLinks(ctx, asked),
    page: list.page,
    pages: Math.ceil(list.total / list.per_page),
    query: queryOf(asked),
    asked: filter,
    years: defaultYears(ctx.lang),
    isNarrowed: Object.keys(queryOf(asked)).length > 0,
  };
}

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
