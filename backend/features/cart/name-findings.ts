import type { Conflict } from "../../contract/cart";
import type { WireLanguage } from "../../contract/i18n";
import type { Finding } from "../../db/tables/carts";
import type { Services } from "../../services";
import type { Offer } from "./offers";

/** Says of what product each finding is, in the reader's language. */
export async function nameFindings(
  { cards }: Pick<Services, "cards">,
  findings: readonly Finding[],
  offers: ReadonlyMap<string, Offer>,
  lang: WireLanguage,
): Promise<Conflict[]> {
  const codeOf = (finding: Finding) => offers.get(finding.variant_id ?? "")?.productCode;
  const codes = findings.flatMap((finding) => codeOf(finding) ?? []);
  const found = await cards.find([...new Set(codes)], lang);
  return findings.map((finding) => {
    const code = codeOf(finding);
    const card = code === undefined ? undefined : found.get(code);
    return { ...finding, name: card?.name ?? null };
  });
}
