import { and, eq, inArray } from "drizzle-orm";
import type { UploadMeta } from "../../contract/upload";
import { uploads } from "../../db/tables/uploads";
import type { Services } from "../../services";
import { showUpload } from "./show-upload";
import { fileOf } from "./upload-link";
import { ofUploader, type Uploader } from "./uploader";

/** GET upload: what is still there of the uploader's own pending pictures, in the order of the links. */
export async function readUploads(
  { database }: Pick<Services, "database">,
  uploader: Uploader,
  links: readonly string[],
): Promise<UploadMeta[]> {
  const own = ofUploader(uploader);
  const files = links.map(fileOf).filter((file) => file !== null);
  if (!own || files.length === 0) return [];
  const rows = await database.run((q) =>
    q
      .select()
      .from(uploads)
      .where(and(inArray(uploads.file, files), eq(uploads.status, "pending"), own)),
  );
  const byFile = new Map(rows.map((row) => [row.file, row]));
  return [...new Set(files)].flatMap((file) => {
    const row = byFile.get(file);
    return row ? [showUpload(row)] : [];
  });
}
