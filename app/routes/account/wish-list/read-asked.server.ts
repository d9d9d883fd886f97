import { type WishQuery, wishSorts } from "#backend/contract/cart";
import { type AskedDay, readAskedDay } from "~/features/dates/asked-day.server";
import { toLatinDigits } from "~/i18n/digits";
import type { RequestContext } from "~/request/context.server";

/** What the list is narrowed by, as its address says it. */
export interface AskedWishes {
  search: string;
  sort: NonNullable<WishQuery["sort"]>;
  isDropped: boolean;
  from: AskedDay;
  to: AskedDay;
  page: number;
}

const maxSearch = 100;

/**
 * `?search=` by name, `?sort=drop` what fell most first, `?dropped=1` only what fell, `?from=&to=` by the days of the
 * reader's calendar on which it was put there, `?page=`.
 */
export function readAsked(ctx: RequestContext, url: string): AskedWishes {
  const query = new URL(url).searchParams;
  const page = Number(toLatinDigits(query.get("page") ?? "1"));
  return {
    search: (query.get("search") ?? "").trim().slice(0, maxSearch),
    sort: wishSorts.find((known) => known === query.get("sort")) ?? "added",
    isDropped: query.get("dropped") === "1",
    from: readAskedDay(ctx, query, "from"),
    to: readAskedDay(ctx, query, "to"),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The list's address without its page. */
export function queryOf({
  search,
  sort,
  isDropped,
  from,
  to,
}: AskedWishes): Record<string, string> {
  return {
    ...(search && { search }),
    ...(sort !== "added" && { sort }),
    ...(isDropped && { dropped: "1" }),
    ...(from.value && { from: from.value }),
    ...(to.value && { to: to.value }),
  };
}
