import type { Picture } from "../../contract/catalog";
import type { LanguageCode } from "../../contract/languages";
import type { MediaRow } from "../../db/tables/media";
import { speak } from "../languages/language";
import { pictureAddress } from "./address";

/** A picture as the wire shows it. */
export function showPicture(
  { file, width, height, alt, tint }: MediaRow,
  lang: LanguageCode,
): Picture {
  return { url: pictureAddress(file), width, height, alt: speak(alt, lang) ?? "", tint };
}
