import type { UploadMeta } from "../../contract/upload";
import type { UploadRow } from "../../db/tables/uploads";
import { linkOf } from "./upload-link";

/** An upload as the wire shows it. */
export function showUpload({ file, name, type, size, width, height }: UploadRow): UploadMeta {
  return { url: linkOf(file), name, type, size, width, height };
}
