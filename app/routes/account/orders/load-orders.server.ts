import type { LoaderFunctionArgs } from "@remix-run/node";
import { type OrderState, type OrderSummary, orderStates } from "#backend/contract/order";
import { listOrders } from "~/api/orders.server";
import type { PageHead } from "~/features/document/page-head";
import { datesFor } from "~/i18n/dates.server";
import { toLatinDigits } from "~/i18n/digits";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";
import { asPage } from "~/request/failures.server";
import { requireUser } from "~/request/require-user.server";
import { ordersPath } from "~/sitemap/account-paths";

/** The user's orders, the newest first; `?state=` shows those of one state. */
export async function loadOrders(args: LoaderFunctionArgs) {
  const ctx = await requireUser(args);
  const query = new URL(args.request.url).searchParams;
  const state = orderStates.find((known) => known === query.get("state"));
  const page = Number(toLatinDigits(query.get("page") ?? "1"));
  const asked = { page: Number.isInteger(page) && page > 0 ? page : 1, state };
  const list = await listOrders(ctx.api, asked).catch(asPage(ctx));
  const head: PageHead = { title: ctx.t("orders.title"), noindex: true };
  return {
    head,
    orders: list.data.map((order) => toRow(ctx, order)),
    states: stateLinks(ctx, state),
    page: list.page,
    pages: Math.ceil(list.total / list.per_page),
    state: state ?? null,
  };
}

function toRow({ lang, t }: RequestContext, order: OrderSummary) {
  const { money, number } = formatsFor(lang);
  return {
    number: order.number,
    state: order.state,
    stateName: t(`order.state.${order.state}`),
    placed: datesFor(lang).bothCalendars(order.placed_at),
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

function stateLinks({ t }: RequestContext, chosen: OrderState | undefined) {
  const all = { name: t("orders.all"), to: ordersPath, isChosen: !chosen };
  const one = (state: OrderState) => ({
    name: t(`order.state.${state}`),
    to: `${ordersPath}?state=${state}`,
    isChosen: state === chosen,
  });
  return [all, ...offered.map(one)];
}
