import { maxUploadBytes } from "../../contract/upload";
import { ApiError } from "../../http/errors";
import type { Services } from "../../services";
import { countUpload } from "./count-upload";
import { receiveFile } from "./receive-file";
import { saveUpload } from "./save-upload";
import { beginsLikePicture } from "./sniff-picture";
import type { Uploader } from "./uploader";

/** POST upload: a file becomes a pending upload (R-FILE-03, R-FILE-07, R-API-15), whatever it calls itself. */
export async function takeUpload(
  services: Services,
  uploader: Uploader,
  { request, ratio }: { request: Request; ratio: [number, number] | null },
) {
  await countUpload(services, uploader);
  return receiveFile(request, maxUploadBytes, async ({ path, name }) => {
    if (!(await beginsLikePicture(path))) {
      throw new ApiError("upload.not_a_picture", { errors: { file: ["upload.not_a_picture"] } });
    }
    const picture = await services.encodePicture({ kind: "take", path, ratio });
    return saveUpload(services, uploader, { name, picture });
  });
}
