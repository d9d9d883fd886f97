import type { CartLine } from "#backend/contract/cart";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";

/** Why no more of it can be ordered, a sentence: because there are no more, or because the shop sells no more at once. */
export function sayLimit(
  { max_qty, max_is_stock }: Pick<CartLine, "max_qty" | "max_is_stock">,
  { lang, t }: Pick<RequestContext, "lang" | "t">,
): string {
  const n = formatsFor(lang).number(max_qty);
  return max_is_stock ? t("limit.stock", { count: max_qty, n }) : t("limit.rule", { n });
}
