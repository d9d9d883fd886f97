import type { Picture } from "../../../contract/catalog";
import { asLanguage, homeRedirectLanguage, type LanguageCode } from "../../../contract/languages";
import type { CardRow } from "./card-store";

/** A card's picture, or another one of its card's: it is described in the card's language. */
export function cardPicture(
  { image, lang: own }: Pick<CardRow, "image" | "lang">,
  lang: LanguageCode,
): Picture | null {
  return image && own !== lang
    ? { ...image, lang: asLanguage(own) ?? homeRedirectLanguage }
    : image;
}
