import type { Picture } from "../../../contract/catalog";
import type { LanguageCode } from "../../../contract/languages";
import { showPicture } from "../../media/show-picture";
import type { Reference } from "../index/build-reference";

/** A brand's picture as answers hold it; nothing of one that has none. */
export function brandPicture(
  { pictureById }: Pick<Reference, "pictureById">,
  mediaId: string | null,
  lang: LanguageCode,
): { picture?: Picture } {
  const row = mediaId === null ? undefined : pictureById.get(mediaId);
  return row ? { picture: showPicture(row, lang) } : {};
}
