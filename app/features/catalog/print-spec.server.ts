import type { Product } from "#backend/contract/catalog";
import { formatsFor } from "~/i18n/format";
import { joinSpoken, type Spoken, toPart } from "~/i18n/spoken";
import type { RequestContext } from "~/request/context.server";

/** A fact of a product in words: its options, a figure with its unit, or yes. */
export function printSpec(
  { values, values_in, number, unit, bool, said_in }: Product["specs"][number],
  { lang, t }: Pick<RequestContext, "lang" | "t">,
): Spoken {
  if (bool !== null) return t(bool ? "yes" : "no");
  if (number === null) {
    const parts = values.map((value, place) => toPart(value, values_in?.[place]));
    return joinSpoken(parts, t("list.comma"));
  }
  const figure = formatsFor(lang).number(number);
  return unit ? joinSpoken([figure, toPart(unit, said_in?.unit)], " ") : figure;
}
