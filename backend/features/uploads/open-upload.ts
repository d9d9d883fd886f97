import { and, eq, inArray } from "drizzle-orm";
import { uploads } from "../../db/tables/uploads";
import { ApiError } from "../../http/errors";
import type { Services } from "../../services";
import { placeOf } from "./upload-link";

/**
 * GET upload/{file}: a picture for who knows its address. Throws `error.not_found`, for a private one too: what it belongs
 * to shows it.
 */
export async function openUpload(
  { database, storage }: Pick<Services, "database" | "storage">,
  file: string,
): Promise<{ bytes: Buffer; isClaimed: boolean }> {
  const [upload] = await database.run((q) =>
    q
      .select({ status: uploads.status })
      .from(uploads)
      .where(and(eq(uploads.file, file), inArray(uploads.status, ["pending", "claimed"]))),
  );
  const bytes = upload && (await storage.get(placeOf(file)));
  if (!bytes) throw new ApiError("error.not_found");
  return { bytes, isClaimed: upload.status === "claimed" };
}
