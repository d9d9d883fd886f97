import type { ProductCard } from "../../contract/catalog";
import { type LanguageCode, languages } from "../../contract/languages";
import type { Services } from "../../services";
import { anywhere } from "../catalog/listing/anywhere";

/** Cards of products by code, from the catalogue's index. */
export async function readCards(
  { catalogue, listings }: Pick<Services, "catalogue" | "listings">,
  codes: readonly number[],
  lang: LanguageCode,
): Promise<Map<number, ProductCard>> {
  const catalogIndex = await catalogue.current();
  const cards = await listings.cards(catalogIndex, anywhere(languages[lang].currency), codes, lang);
  return new Map(cards.map((card) => [card.id, card]));
}
