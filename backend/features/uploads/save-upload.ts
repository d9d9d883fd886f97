import { randomBytes } from "node:crypto";
import { type UploadRow, uploads } from "../../db/tables/uploads";
import type { EncodedPicture } from "../../ports/picture-encoder";
import type { Services } from "../../services";
import { countGuest } from "../cart/owner";
import { placeOf } from "./upload-link";
import { ownerOfNext, type Uploader } from "./uploader";

/** Keeps a picture as a pending upload: the file first, so that no row is without one. */
export async function saveUpload(
  services: Services,
  uploader: Uploader,
  { name, picture }: { name: string; picture: EncodedPicture },
): Promise<{ upload: UploadRow; guest: string | null }> {
  const { database, storage, clock } = services;
  const { owner, guest } = await database.run((q) => ownerOfNext(q, uploader));
  if (guest !== null) await countGuest(services, uploader.address);
  const { bytes, ...facts } = picture;
  const file = randomBytes(16).toString("hex");
  await storage.put(placeOf(file), bytes, picture.type);
  const row = { ...owner, ...facts, file, name, size: bytes.length, createdAt: clock.now() };
  const [upload] = await database.run((q) => q.insert(uploads).values(row).returning());
  if (!upload) throw new Error("The upload was not kept.");
  return { upload, guest };
}
