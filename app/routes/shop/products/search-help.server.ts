import type { LanguageCode } from "#backend/contract/languages";
import { listingSearch, withoutFilters } from "~/features/catalog/listing-query.server";
import type { RequestContext } from "~/request/context.server";
import { listingPath, productPath } from "~/sitemap/paths";
import type { Listing } from "./load-listing.server";

/** Links to other searches or places, below one title. */
export interface LinkGroup {
  title: string;
  links: { to: string; name: string; lang?: LanguageCode | undefined }[];
}

/** What an empty search looked for, and where else to look: nearest names, fewer words, departments, what others buy. */
export function searchHelpOf(
  { list, query, elsewhere }: Listing,
  { lang, t }: Pick<RequestContext, "lang" | "t">,
) {
  if (!query.q || list.total > 0) return undefined;
  const { departments = [], popular = [] } = elsewhere ?? {};
  const searchFor = (name: string) => ({
    name,
    to: listingPath(lang) + listingSearch({ ...withoutFilters(query), q: name }),
  });
  const groups: LinkGroup[] = [
    { title: t("search.did_you_mean"), links: list.similar.map(searchFor) },
    { title: t("search.fewer"), links: list.fewer.map(searchFor) },
    {
      title: t("search.departments"),
      links: departments.map(({ slug, name, lang: own }) => ({
        ...{ name, lang: own },
        to: listingPath(lang, { gen: slug }),
      })),
    },
    {
      title: t("search.others"),
      links: popular.map((card) => ({
        ...{ name: card.name, lang: card.lang },
        to: productPath(lang, card),
      })),
    },
  ];
  return {
    lookedFor: t("search.looked_for", { q: query.q }),
    groups: groups.filter(({ links }) => links.length > 0),
  };
}
