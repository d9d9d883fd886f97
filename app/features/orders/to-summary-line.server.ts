import type { CartLine } from "#backend/contract/cart";
import { languages } from "#backend/contract/languages";
import { formatsFor } from "~/i18n/format";
import { joinSpoken, toPart } from "~/i18n/spoken";
import type { RequestContext } from "~/request/context.server";
import type { SummaryLine } from "./summary-lines";

/** A cart's line, printed as what is bought. */
export function toSummaryLine(
  { variant_id, product, options, qty, total }: CartLine,
  { lang }: Pick<RequestContext, "lang">,
): SummaryLine {
  const { number, money } = formatsFor(lang);
  const line: SummaryLine = {
    id: variant_id,
    name: product.name,
    ...(product.lang && { lang: product.lang }),
    options: joinSpoken(
      options.map(({ value, said_in: own }) => toPart(value, own?.value)),
      languages[lang].comma,
    ),
    qty: number(qty),
    total: total ? money(total) : "",
  };
  if (product.image) line.picture = { url: product.image.url, tint: product.image.tint };
  return line;
}
