import { and, eq, inArray } from "drizzle-orm";
import type { Query } from "../../db/database";
import { type UploadRow, uploads } from "../../db/tables/uploads";
import { ApiError } from "../../http/errors";
import { fileOf } from "./upload-link";
import { ofUploader, type Uploader } from "./uploader";

interface Claim {
  uploader: Uploader;
  /** As the form sent them, in its order. */
  links: readonly string[];
  /** At most so many. */
  max: number;
  /** The form's field, which the refusal names. */
  field: string;
  /** `some`: its public address ends, and what it belongs to says who may see it. */
  shownTo?: "all" | "some";
  now: Date;
}

/**
 * Makes pending uploads those of a form that is accepted, inside its transaction: all of them or none.
 * Another's picture is refused like one that there is not; so is one that another form has already.
 */
export async function claimUploads(q: Query, claim: Claim): Promise<UploadRow[]> {
  const { uploader, links, max, field, shownTo = "all", now } = claim;
  const refuse = (key: string, params = {}) =>
    new ApiError("error.bad_request", { errors: { [field]: [key] }, params });
  if (links.length > max) throw refuse("upload.over", { max });
  if (links.length === 0) return [];
  const files = links.map(fileOf).filter((file) => file !== null);
  const own = ofUploader(uploader);
  if (!own || new Set(files).size < links.length) throw refuse("upload.gone");
  const rows = await q
    .update(uploads)
    .set({ status: shownTo === "all" ? "claimed" : "private", claimedAt: now })
    .where(and(inArray(uploads.file, files), eq(uploads.status, "pending"), own))
    .returning();
  const byFile = new Map(rows.map((row) => [row.file, row]));
  return files.map((file) => {
    const row = byFile.get(file);
    if (!row) throw refuse("upload.gone");
    return row;
  });
}
