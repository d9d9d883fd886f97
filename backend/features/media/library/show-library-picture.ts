import type { LibraryPicture } from "../../../contract/library";
import type { MediaRow } from "../../../db/tables/media";
import { inEvery } from "../../reading/in-every";
import { pictureAddress } from "../address";

/** A picture as its editor sees it. */
export function showLibraryPicture(row: MediaRow): LibraryPicture {
  const { id, version, name, width, height, bytes, tint } = row;
  return {
    ...{ id, version, name, width, height, bytes, tint },
    url: pictureAddress(row.file),
    alt: inEvery(row.alt),
    can_crop: row.source.kind === "stored",
    created_at: row.createdAt.toISOString(),
  };
}
