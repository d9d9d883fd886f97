import type { Conflict } from "../../contract/cart";
import type { LanguageCode } from "../../contract/languages";
import type { OperationConflict } from "../../db/tables/carts";
import type { Services } from "../../services";
import type { VariantOffer } from "./offers";
import { showOptions } from "./show-line";

/** Says of what product and which of its variants each conflict is, in the reader's language. */
export async function nameConflicts(
  { cards, catalogue }: Pick<Services, "cards" | "catalogue">,
  conflicts: readonly OperationConflict[],
  offers: ReadonlyMap<string, VariantOffer>,
  lang: LanguageCode,
): Promise<Conflict[]> {
  if (conflicts.length === 0) return [];
  const offerOf = (conflict: OperationConflict) => offers.get(conflict.variant_id ?? "");
  const codes = conflicts.flatMap((conflict) => offerOf(conflict)?.productCode ?? []);
  const found = await cards.find([...new Set(codes)], lang);
  const { reference } = await catalogue.current();
  return conflicts.map((conflict) => {
    const offer = offerOf(conflict);
    const options = offer ? showOptions(offer.optionIds, { reference, lang }) : [];
    return {
      ...conflict,
      name: (offer && found.get(offer.productCode)?.name) ?? null,
      options: options.map(({ value }) => value),
    };
  });
}
