import { z } from "zod";
import { type CropAsk, uploadAnswer, uploadMeta } from "#backend/contract/upload";
import type { ApiClient } from "./client/api-client.server";
import { type FileBounds, type PassingFile, sendFile } from "./send-file.server";

/** POST upload: hands one file on as it comes (R-FILE-03). A visitor's first one brings a token. */
export async function uploadPicture(api: ApiClient, file: PassingFile, bounds: FileBounds) {
  const answer = await sendFile(api, { path: "upload", schema: uploadAnswer }, file, bounds);
  api.setGuest("upload", answer.guest);
  return answer.meta;
}

const uploadList = z.object({ data: z.array(uploadMeta) });

/** GET upload: what is still there of the links, in their order. */
export async function readUploads(api: ApiClient, links: readonly string[]) {
  if (links.length === 0) return [];
  return (await api.get("upload", uploadList, { links: links.join(",") })).data;
}

/** POST upload/{file}/crop: a part of a picture, as a new one (R-CROP-01). */
export async function cropUpload(api: ApiClient, file: string, ask: CropAsk) {
  const answer = await api.post(`upload/${encodeURIComponent(file)}/crop`, uploadAnswer, ask);
  api.setGuest("upload", answer.guest);
  return answer.meta;
}
