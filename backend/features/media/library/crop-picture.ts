import { eq } from "drizzle-orm";
import type { PictureAdded, PictureCrop } from "../../../contract/library";
import { readRatio } from "../../../contract/upload";
import { type MediaRow, media } from "../../../db/tables/media";
import { ApiError } from "../../../http/errors";
import type { PictureBox } from "../../../ports/picture-encoder";
import type { Services } from "../../../services";
import type { ContentActor } from "../../reading/content-actor";
import { countUpload } from "../../uploads/count-upload";
import { boxOf, largestBox } from "../../uploads/crop-box";
import { savePicture } from "./save-picture";

interface Cropping {
  id: string;
  crop: PictureCrop;
  actor: ContentActor;
}

/**
 * POST admin/media/{id}/crop: a part of a picture becomes one of its own, with its name and words; the whole one stays as it
 * is. Throws `error.not_found`, `error.bad_request` for a picture that the shop draws, `upload.outside` and
 * `upload.too_small`.
 */
export async function cropPicture(
  services: Services,
  { id, crop, actor }: Cropping,
): Promise<PictureAdded> {
  const [row] = await services.database.run((q) => q.select().from(media).where(eq(media.id, id)));
  if (!row) throw new ApiError("error.not_found");
  if (row.source.kind !== "stored") throw new ApiError("error.bad_request");
  const box = findBox(row, crop);
  await countUpload(services, { userId: actor.actor, address: actor.network });
  const stored = await services.pictures.readOriginal(row.source.path);
  const picture = await services.encodePicture({ kind: "cut", stored, box });
  const { name, alt } = row;
  return savePicture(services, { picture, name, alt, action: "picture.crop", actor });
}

function findBox(picture: MediaRow, { ratio: asked, place, part }: PictureCrop): PictureBox {
  const ratio = readRatio(asked);
  const box = ratio && (part ? boxOf(part, ratio, picture) : largestBox(picture, ratio));
  if (!box) {
    const key = part ? "upload.outside" : "upload.too_small";
    throw new ApiError(key, { errors: { ratio: [key] } });
  }
  if (part || place === "middle") return box;
  const toEnd = { x: picture.width - box.width, y: picture.height - box.height };
  return { ...box, ...(place === "start" ? { x: 0, y: 0 } : toEnd) };
}
