import type { Picture } from "../../contract/catalog";
import type { LanguageCode } from "../../contract/languages";
import type { MediaRow } from "../../db/tables/media";
import { speak, spokenElsewhere } from "../languages/language";
import { pictureAddress } from "./address";

/** A picture as the wire shows it. */
export function showPicture(
  { file, width, height, alt, tint }: MediaRow,
  lang: LanguageCode,
): Picture {
  const own = spokenElsewhere(alt, lang);
  return {
    ...{ url: pictureAddress(file), width, height, alt: speak(alt, lang) ?? "" },
    ...(own && { lang: own }),
    tint,
  };
}
