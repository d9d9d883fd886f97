import type { Seller } from "#backend/contract/site";
import type { RequestContext } from "~/request/context.server";

/** Who sells, a line each for what is told; or that nobody has said it, so that nothing is sold. */
export function sellerLines(seller: Seller["seller"], t: RequestContext["t"]): string[] {
  if (!seller) return [t("law.no_seller")];
  const { name, legal_form, address, registration, tax_number, phone, email } = seller;
  return [
    [name, legal_form].filter(Boolean).join(" – "),
    address,
    registration,
    tax_number && t("law.tax_number", { number: tax_number }),
    phone && t("law.phone", { number: phone }),
    email && t("law.email", { email }),
  ].filter(Boolean);
}
