import type { Facets } from "#backend/contract/catalog";
import {
  filterEntries,
  listingSearch,
  withoutFilter,
} from "~/features/catalog/listing-query.server";
import { printBound } from "~/features/catalog/price-bound.server";
import { formatsFor } from "~/i18n/format";
import { type Spoken, toPart, toSpoken } from "~/i18n/spoken";
import type { RequestContext } from "~/request/context.server";
import type { Listing } from "./load-listing.server";

export type Chip = ReturnType<typeof chipsOf>[number];

/** What is chosen, each with the address of the list without it. */
export function chipsOf(
  { query, facets }: Pick<Listing, "query" | "facets">,
  path: string,
  ctx: Pick<RequestContext, "lang" | "t">,
) {
  return filterEntries(query).map(([name, value]) => ({
    label: labelOf(name, value, facets, ctx),
    to: path + listingSearch(withoutFilter(query, name, value)),
  }));
}

function labelOf(
  name: string,
  value: string,
  facets: Facets,
  { lang, t }: Pick<RequestContext, "lang" | "t">,
): Spoken {
  const { number } = formatsFor(lang);
  switch (name) {
    case "q":
      return t("filter.q", { q: value });
    case "min":
      return t("filter.from", { price: printBound(lang, Number(value)) });
    case "max":
      return t("filter.to", { price: printBound(lang, Number(value)) });
    case "in_stock":
      return t("filter.in_stock");
    case "sale":
      return t("filter.sale");
    case "rating":
      return t("filter.rating", { count: Number(value), n: number(Number(value)) });
    default:
      return optionName(name, value, facets, t);
  }
}

function optionName(name: string, value: string, facets: Facets, t: RequestContext["t"]): Spoken {
  const group = facets.facets.find((facet) => facet.code === name);
  const option = group?.options.find(({ code }) => code === value);
  if (!group || !option) return value;
  const title = name === "brand" ? t("filter.brand") : toPart(group.name, group.lang);
  return toSpoken([title, ": ", toPart(option.name, option.lang)]);
}
