import type { Product } from "#backend/contract/catalog";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";

/** A fact of a product in words: its options, a figure with its unit, or yes. */
export function printSpec(
  { values, number, unit, bool }: Product["specs"][number],
  { lang, t }: Pick<RequestContext, "lang" | "t">,
): string {
  if (bool !== null) return t(bool ? "yes" : "no");
  if (number === null) return values.join(t("list.comma"));
  const figure = formatsFor(lang).number(number);
  return unit ? `${figure} ${unit}` : figure;
}
