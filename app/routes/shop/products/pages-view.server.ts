import { listingSearch, withPage } from "~/features/catalog/listing-query.server";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";
import type { Listing } from "./load-listing.server";

export type PagesView = ReturnType<typeof pagesOf>;

/** The links to other pages: neighbours, the first, and the last where it is known. */
export function pagesOf(
  { list, query }: Pick<Listing, "list" | "query">,
  path: string,
  { lang, t }: Pick<RequestContext, "lang" | "t">,
) {
  const { number } = formatsFor(lang);
  const { page } = query;
  const to = (wanted: number) => path + listingSearch(withPage(query, wanted));
  const last = list.total_capped ? undefined : Math.max(1, Math.ceil(list.total / query.perPage));
  const hasNext = last === undefined ? list.data.length === query.perPage : page < last;
  const numbers = [1, page - 1, page, hasNext ? page + 1 : page, last ?? page].filter(
    (wanted) => wanted >= 1 && wanted <= (last ?? wanted),
  );
  return {
    /** "Page 2 of 10". */
    label: last
      ? t("pages.of", { page: number(page), last: number(last) })
      : t("pages.at", { page: number(page) }),
    previous: page > 1 ? to(page - 1) : undefined,
    next: hasNext ? to(page + 1) : undefined,
    numbers: [...new Set(numbers)]
      .sort((one, other) => one - other)
      .map((wanted) => ({ label: number(wanted), to: wanted === page ? undefined : to(wanted) })),
  };
}
