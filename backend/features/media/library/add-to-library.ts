import type { PictureAdded } from "../../../contract/library";
import { maxUploadBytes } from "../../../contract/upload";
import type { Services } from "../../../services";
import type { ContentActor } from "../../reading/content-actor";
import { countUpload } from "../../uploads/count-upload";
import { receiveFile } from "../../uploads/receive-file";
import { requirePicture } from "../../uploads/sniff-picture";
import { savePicture } from "./save-picture";

/**
 * POST admin/media: a file becomes a picture of the library, decoded and encoded anew whatever it calls itself. Throws what
 * an upload does.
 */
export async function addToLibrary(
  services: Services,
  { request, actor }: { request: Request; actor: ContentActor },
): Promise<PictureAdded> {
  await countUpload(services, { userId: actor.actor, address: actor.network });
  return receiveFile(request, maxUploadBytes, async ({ path, name }) => {
    await requirePicture(path);
    const picture = await services.encodePicture({ kind: "take", path, ratio: null });
    return savePicture(services, { picture, name, alt: {}, action: "picture.add", actor });
  });
}
