import { type OrderState, orderStates } from "#backend/contract/order";
import { type AskedDay, readAskedDay } from "~/features/dates/asked-day.server";
import { toLatinDigits } from "~/i18n/digits";
import type { RequestContext } from "~/request/context.server";

/** What the list is narrowed by, as its address says it. */
export interface AskedOrders {
  search: string;
  state?: OrderState;
  from: AskedDay;
  to: AskedDay;
  page: number;
}

const maxSearch = 100;

/**
 * `?search=&state=&from=&to=&page=`; the days are ISO days, or the selects of a form without scripts (`from.year`…), in the
 * reader's calendar.
 */
export function readAsked(ctx: RequestContext, url: string): AskedOrders {
  const query = new URL(url).searchParams;
  const page = Number(toLatinDigits(query.get("page") ?? "1"));
  return {
    search: (query.get("search") ?? "").trim().slice(0, maxSearch),
    state: orderStates.find((known) => known === query.get("state")),
    from: readAskedDay(ctx, query, "from"),
    to: readAskedDay(ctx, query, "to"),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The list's address without its page. */
export function queryOf({ search, state, from, to }: AskedOrders): Record<string, string> {
  return {
    ...(search && { search }),
    ...(state && { state }),
    ...(from.value && { from: from.value }),
    ...(to.value && { to: to.value }),
  };
}
