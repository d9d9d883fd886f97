import { uploadBytesAtMost } from "../../contract/upload";
import { CallError } from "../../http/errors";
import { createGate, GateFull } from "../../ports/gate";
import type { Services } from "../../services";
import { countUpload } from "./count-upload";
import { keepUpload } from "./keep-upload";
import { receiveFile } from "./receive-file";
import { beginsLikePicture } from "./sniff-picture";
import type { Uploader } from "./uploader";

/** One picture is decoded at a time, for the largest takes 160 MB; the others wait on the disk. */
const decoding = createGate({ atOnce: 1, waiting: 64 });

/** Pictures are decoded one after the other; in a flood, not at all. Throws `error.unavailable`. */
export async function decodeInTurn<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await decoding(work);
  } catch (error) {
    if (!(error instanceof GateFull)) throw error;
    throw new CallError("error.unavailable", { retryAfterSeconds: 5 });
  }
}

/** POST upload: a file becomes a pending upload (R-FILE-03, R-FILE-07, R-API-15), whatever it calls itself. */
export async function takeUpload(
  services: Services,
  uploader: Uploader,
  { request, ratio }: { request: Request; ratio: [number, number] | null },
) {
  await countUpload(services, uploader);
  return receiveFile(request, uploadBytesAtMost, async ({ path, name }) => {
    if (!(await beginsLikePicture(path))) {
      throw new CallError("upload.not_a_picture", { errors: { file: ["upload.not_a_picture"] } });
    }
    // The drawing library takes 28 MB: a shop without uploads never loads it.
    const { encodePicture } = await import("./encode-picture");
    const picture = await decodeInTurn(() => encodePicture(path, ratio));
    return keepUpload(services, uploader, { name, picture });
  });
}
