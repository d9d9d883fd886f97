import type { RequestContext } from "~/request/context.server";
import { homePath, listingPath } from "~/sitemap/paths";
import type { Crumb } from "~/ui/breadcrumb/breadcrumb";
import type { Listing } from "./load-listing.server";
import { isReserved } from "./read-place.server";

/** What the place is called: heading, description and the way down to it. */
export function placeNames(
  { list, place, query }: Listing,
  { lang, t }: Pick<RequestContext, "lang" | "t">,
) {
  const category = list.path.at(-1);
  const reserved = isReserved(place.gen) ? t(`listing.${place.gen}`) : undefined;
  const here = category ?? list.gen;
  const name = here?.name ?? reserved ?? t("listing.all");
  const title = query.q ? t("search.results", { q: query.q }) : name;
  const above = [
    { name: t("home.title"), to: homePath(lang) },
    { name: t("listing.all"), to: listingPath(lang) },
    ...(reserved ? [{ name: reserved, to: listingPath(lang, { gen: place.gen }) }] : []),
    ...(list.gen
      ? [
          {
            name: list.gen.name,
            to: listingPath(lang, { gen: list.gen.slug }),
            ...(list.gen.lang && { lang: list.gen.lang }),
          },
        ]
      : []),
    ...list.path.map(({ name, lang: own, gen, slug }) => ({
      name,
      ...(own && { lang: own }),
      to: listingPath(lang, { gen, category: slug }),
    })),
  ];
  const isPlaceItself = !query.q;
  const crumbs: Crumb[] = isPlaceItself
    ? [...above.slice(0, -1), { name, ...(here?.lang && { lang: here.lang }) }]
    : [...above, { name: title }];
  return {
    title,
    description: (isPlaceItself && here?.description) || undefined,
    /** The languages of both, where they aren't the page's. */
    titleLang: isPlaceItself ? here?.lang : undefined,
    descriptionLang: isPlaceItself ? here?.said_in?.description : undefined,
    crumbs,
  };
}
