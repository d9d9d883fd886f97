import { type ProductCard, type ProductList, totalCap } from "../../../contract/catalog";
import type { WireLanguage } from "../../../contract/i18n";
import { speak } from "../../languages/language";
import type { CardStore } from "../cards/card-store";
import { offersFor } from "../cards/offer";
import { showCard } from "../cards/show-card";
import type { Kept } from "../kept/catalogue";
import type { ProductColumns } from "../kept/product-columns";
import { idOfTerm } from "../kept/terms";
import type { Filters } from "./filters";
import type { ListingPage } from "./listing-page";
import { newSinceOf } from "./newness";
import type { Place } from "./place";

export interface CardsWanted {
  kept: Kept;
  cards: CardStore;
  lang: WireLanguage;
  /** Decide the variants that a card's price and stock are of. */
  filters: Filters;
  codes: readonly number[];
  now: Date;
}

/** The cards of products, in the given order; one that is gone is left out. */
export async function showCards(wanted: CardsWanted): Promise<ProductCard[]> {
  const { kept, cards, lang, codes } = wanted;
  const { columns, reference } = kept;
  const offer = offersFor(kept, wanted.filters);
  const newSince = newSinceOf(wanted.now);
  // Made before the words are waited for: the columns move on with the catalogue.
  const offered = codes.flatMap((code) => {
    const slot = columns.slotOf(code);
    return slot === undefined ? [] : [{ code, slot, offer: offer(slot) }];
  });
  const rows = await cards.find(codes, lang);
  return offered.flatMap(({ code, slot, offer: made }) => {
    const row = rows.get(code);
    const gen = reference.genusById.get(genusIdOf(columns, slot))?.slug ?? "";
    return row ? [showCard(row, gen, columns, slot, made, newSince)] : [];
  });
}

/** A product's department: the first of its terms. */
function genusIdOf(columns: ProductColumns, slot: number): number {
  return idOfTerm(columns.terms.data[columns.termStart.data[slot] ?? 0] ?? 0);
}

/** The list's frame around its cards. */
export function showList(
  { total, wanted }: ListingPage,
  data: ProductCard[],
  place: Place,
  lang: WireLanguage,
  didYouMean: string | null,
): ProductList {
  const gen = place.genus;
  return {
    data,
    total: Math.min(total, totalCap),
    total_capped: total > totalCap,
    page: wanted.page,
    per_page: wanted.perPage,
    gen: gen && {
      slug: gen.slug,
      name: speak(gen.name, lang) ?? gen.slug,
      description: speak(gen.description, lang),
    },
    path: place.path.map((category) => ({
      slug: category.slug,
      gen: gen?.slug ?? "",
      name: speak(category.name, lang) ?? category.slug,
      description: speak(category.description, lang),
    })),
    did_you_mean: didYouMean,
  };
}
