import type { Conflict } from "../../contract/cart";
import type { WireLanguage } from "../../contract/i18n";
import type { Finding } from "../../db/tables/carts";
import type { Services } from "../../services";
import type { Offer } from "./offers";
import { showOptions } from "./show-line";

/** Says of what product and which of its variants each finding is, in the reader's language. */
export async function nameFindings(
  { cards, catalogue }: Pick<Services, "cards" | "catalogue">,
  findings: readonly Finding[],
  offers: ReadonlyMap<string, Offer>,
  lang: WireLanguage,
): Promise<Conflict[]> {
  if (findings.length === 0) return [];
  const offerOf = (finding: Finding) => offers.get(finding.variant_id ?? "");
  const codes = findings.flatMap((finding) => offerOf(finding)?.productCode ?? []);
  const found = await cards.find([...new Set(codes)], lang);
  const { reference } = await catalogue.current();
  return findings.map((finding) => {
    const offer = offerOf(finding);
    const options = offer ? showOptions(offer.optionIds, { reference, lang }) : [];
    return {
      ...finding,
      name: (offer && found.get(offer.productCode)?.name) ?? null,
      options: options.map(({ value }) => value),
    };
  });
}
