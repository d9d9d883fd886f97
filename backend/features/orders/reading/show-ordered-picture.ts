import type { Picture } from "../../../contract/catalog";
import { asLanguage, type LanguageCode } from "../../../contract/languages";
import type { OrderRow } from "../states/types";

/** The picture of an order's item: the order copied it, described in a language of its own. */
export function showOrderedPicture(
  image: Picture,
  order: Pick<OrderRow, "lang">,
  lang: LanguageCode,
): Picture {
  const { lang: own = asLanguage(order.lang), ...picture } = image;
  return own && own !== lang ? { ...picture, lang: own } : picture;
}
