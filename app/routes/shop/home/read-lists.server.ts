import type { HomeBlock } from "#backend/contract/home-blocks";
import { listPosts } from "~/api/blog.server";
import { getFacets, listProducts } from "~/api/catalog.server";
import { ApiError } from "~/api/client/api-error";
import { toPostCardView } from "~/features/blog/card-view.server";
import { type CardView, toCardView } from "~/features/catalog/card-view.server";
import type { RequestContext } from "~/request/context.server";

/** What the blocks of a page choose from; each list is asked for once, and none that no block shows. */
export type Lists = Awaited<ReturnType<typeof readLists>>;

/** Reads the lists of all blocks together. */
export async function readLists(ctx: RequestContext, blocks: readonly HomeBlock[]) {
  const listings = [...new Set(blocks.flatMap(listingsOf))];
  const has = (kind: HomeBlock["kind"]) => blocks.some((block) => block.kind === kind);
  const [cards, brands, posts] = await Promise.all([
    Promise.all(listings.map((gen) => listCards(ctx, gen))),
    has("brands") ? listBrands(ctx) : [],
    has("journal") ? listCardsOfPosts(ctx) : [],
  ]);
  const byListing = new Map(listings.map((listing, index) => [listing, cards[index] ?? []]));
  return { cardsOf: (listing: string) => byListing.get(listing) ?? [], brands, posts };
}

function listingsOf(block: HomeBlock): string[] {
  if (block.kind === "offers") return ["sale"];
  if (block.kind === "hero") return block.picture ? [] : ["popular"];
  return block.kind === "products" ? [block.listing] : [];
}

/** A department that went meanwhile has no products. */
async function listCards(ctx: RequestContext, gen: string): Promise<CardView[]> {
  const query = { gen, in_stock: 1, per_page: 24 };
  const list = await listProducts(ctx.api, query).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return { data: [] };
    throw error;
  });
  return list.data.map((card) => toCardView(card, ctx));
}

/** Those with most products first. */
async function listBrands({ api }: RequestContext) {
  const { facets } = await getFacets(api, {});
  return facets.find(({ code }) => code === "brand")?.options ?? [];
}

async function listCardsOfPosts(ctx: RequestContext) {
  const { data } = await listPosts(ctx.api, {});
  return data.map((card) => toPostCardView(card, ctx));
}
