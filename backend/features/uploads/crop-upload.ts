import { and, eq } from "drizzle-orm";
import { type CropAsk, readRatio } from "../../contract/upload";
import { type UploadRow, uploads } from "../../db/tables/uploads";
import { ApiError } from "../../http/errors";
import type { Services } from "../../services";
import { countUpload } from "./count-upload";
import { boxOf } from "./crop-box";
import { saveUpload } from "./save-upload";
import { placeOf } from "./upload-link";
import { ofUploader, type Uploader } from "./uploader";

/**
 * POST upload/{file}/crop: cuts a part out of an own pending picture, as a new one (R-CROP-01). Throws
 * `error.not_found` for another's picture, as for one that there is not.
 */
export async function cropUpload(
  services: Services,
  uploader: Uploader,
  { file, ask }: { file: string; ask: CropAsk },
) {
  const ratio = readRatio(ask.ratio);
  if (!ratio) throw new ApiError("error.bad_request");
  const whole = await findPending(services, uploader, file);
  const box = boxOf(ask, ratio, whole);
  if (!box) throw new ApiError("upload.outside", { errors: { file: ["upload.outside"] } });
  await countUpload(services, uploader);
  const stored = await services.storage.get(placeOf(whole.file));
  if (!stored) throw new ApiError("error.not_found");
  const picture = await services.encodePicture({ kind: "cut", stored, box });
  return saveUpload(services, uploader, { name: whole.name, picture });
}

async function findPending(
  { database }: Pick<Services, "database">,
  uploader: Uploader,
  file: string,
): Promise<UploadRow> {
  const own = ofUploader(uploader);
  if (!own) throw new ApiError("error.not_found");
  const [row] = await database.run((q) =>
    q
      .select()
      .from(uploads)
      .where(and(eq(uploads.file, file), eq(uploads.status, "pending"), own)),
  );
  if (!row) throw new ApiError("error.not_found");
  return row;
}
