import type { ProductCard } from "../../contract/catalog";
import type { WireLanguage } from "../../contract/i18n";
import type { Services } from "../../services";
import { anywhere } from "../catalog/listing/anywhere";
import { currencyOf } from "../languages/language";

/** Cards of products by code, from the catalogue's index. */
export async function readCards(
  { catalogue, listings }: Pick<Services, "catalogue" | "listings">,
  codes: readonly number[],
  lang: WireLanguage,
): Promise<Map<number, ProductCard>> {
  const catalogIndex = await catalogue.current();
  const cards = await listings.cards(catalogIndex, anywhere(currencyOf[lang]), codes, lang);
  return new Map(cards.map((card) => [card.id, card]));
}
