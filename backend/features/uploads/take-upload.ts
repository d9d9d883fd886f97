import { maxUploadBytes } from "../../contract/upload";
import type { Services } from "../../services";
import { countUpload } from "./count-upload";
import { receiveFile } from "./receive-file";
import { saveUpload } from "./save-upload";
import { requirePicture } from "./sniff-picture";
import type { Uploader } from "./uploader";

/** POST upload: a file becomes a pending upload (R-FILE-03, R-FILE-07, R-API-15), whatever it calls itself. */
export async function takeUpload(
  services: Services,
  uploader: Uploader,
  { request, ratio }: { request: Request; ratio: [number, number] | null },
) {
  await countUpload(services, uploader);
  return receiveFile(request, maxUploadBytes, async ({ path, name }) => {
    await requirePicture(path);
    const picture = await services.encodePicture({ kind: "take", path, ratio });
    return saveUpload(services, uploader, { name, picture });
  });
}
