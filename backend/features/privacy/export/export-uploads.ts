import { desc, eq } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { uploads } from "../../../db/tables/uploads";
import type { Services } from "../../../services";
import { placeOf } from "../../uploads/upload-link";
import { type ExportRow, maxRows } from "./export-data";
import { said } from "./said";

/** Of all pictures together; what is beyond is named, and not in the archive. */
const maxBytes = 20 * 1024 * 1024;

/** The name of a picture in the archive. */
export const archiveName = (file: string) => `pictures/${file}.webp`;

/** The pictures that a user handed in: tickets, their own, and those that no form has taken yet. */
export async function exportUploads(q: Query, userId: string): Promise<{ uploads: ExportRow[] }> {
  const rows = await readRows(q, userId);
  return {
    uploads: rows.map(({ file, name, type, size, width, height, createdAt }) =>
      said({ file: archiveName(file), name, type, size, width, height, createdAt }),
    ),
  };
}

/** Their bytes, the newest first, as far as they fit. */
export async function readFiles(
  { database, storage }: Pick<Services, "database" | "storage">,
  userId: string,
): Promise<{ name: string; base64: string }[]> {
  const rows = await database.run((q) => readRows(q, userId));
  const files: { name: string; base64: string }[] = [];
  let left = maxBytes;
  for (const { file, size } of rows) {
    left -= size;
    const bytes = left < 0 ? null : await storage.get(placeOf(file));
    if (bytes) files.push({ name: archiveName(file), base64: bytes.toString("base64") });
  }
  return files;
}

function readRows(q: Query, userId: string) {
  return q
    .select()
    .from(uploads)
    .where(eq(uploads.userId, userId))
    .orderBy(desc(uploads.createdAt), desc(uploads.id))
    .limit(maxRows);
}
