import type { CategoryNode, ReservedListing } from "#backend/contract/catalog";
import { cacheForAll } from "~/api/cached-calls.server";
import { getCategories, listProducts } from "~/api/catalog.server";
import { type CardView, toCardView } from "~/features/catalog/card-view.server";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";
import { asPage } from "~/request/failures.server";

const offerCount = 4;
const rowLength = 8;

/** Everything of the home page at once: the categories (R-NAV-07) and three short lists. */
export async function loadHome(ctx: RequestContext) {
  const [tree, fresh, popular, reduced] = await Promise.all([
    cacheForAll(`categories.${ctx.lang}`, () => getCategories(ctx.anonymousClient)),
    listCards(ctx, "new"),
    listCards(ctx, "popular"),
    listCards(ctx, "sale"),
  ]).catch(asPage(ctx));
  const take = takeOnce();
  const [favourite] = popular;
  const offers = take(reduced, offerCount);
  return {
    /** The product whose picture stands in the hero. */
    favourite,
    departments: tree.map((node) => toDepartment(node, ctx)),
    /** The slider's products. */
    offers,
    rows: [
      { listing: "new" as const, cards: take(fresh, rowLength) },
      { listing: "popular" as const, cards: take(popular.slice(1), rowLength) },
      { listing: "sale" as const, cards: take(reduced, rowLength) },
    ].filter(({ cards }) => cards.length > 0),
  };
}

/**
 * Takes cards that no list before has taken: a product stands on the page once, and so with one price. A list of
 * what is reduced tells the price of the reduced variant, which need not be the cheapest.
 */
function takeOnce() {
  const taken = new Set<number>();
  return (cards: readonly CardView[], max: number): CardView[] => {
    const left = cards.filter(({ id }) => !taken.has(id)).slice(0, max);
    for (const { id } of left) taken.add(id);
    return left;
  };
}

async function listCards(ctx: RequestContext, gen: ReservedListing) {
  const list = await listProducts(ctx.api, { gen, in_stock: 1, per_page: 24 });
  return list.data.map((card) => toCardView(card, ctx));
}

export type DepartmentView = ReturnType<typeof toDepartment>;

function toDepartment(node: CategoryNode, { lang, t }: RequestContext) {
  return {
    name: node.name,
    slug: node.slug,
    picture: node.image
      ? ([node.image.url, node.image.tint] as [url: string, tint: number])
      : undefined,
    count: t("listing.count", { count: node.count, n: formatsFor(lang).number(node.count) }),
    /** The categories in it, from the top. */
    categories: node.children.flatMap(flatten).map(({ name, gen, slug }) => ({ name, gen, slug })),
  };
}

function flatten(node: CategoryNode): CategoryNode[] {
  return [node, ...node.children.flatMap(flatten)];
}
