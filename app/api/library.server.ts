import {
  libraryPage,
  type PictureCrop,
  type PictureFields,
  pictureAdded,
  pictureDone,
  pictureOpened,
  pictureSaved,
} from "#backend/contract/library";
import type { ApiClient } from "./client/api-client.server";
import { type FileBounds, type PassingFile, sendFile } from "./send-file.server";

const picturePath = (id: string) => `admin/media/${encodeURIComponent(id)}`;

/** GET admin/media?q=&missing=&page=: the newest first. */
export function listPictures(
  api: ApiClient,
  { q, isMissing = false, page }: { q: string; isMissing?: boolean; page: number },
) {
  const missing = isMissing ? "1" : undefined;
  return api.get("admin/media", libraryPage, { q, missing, page: String(page) });
}

/** GET admin/media/{id}: with what shows it. */
export function getPicture(api: ApiClient, id: string) {
  return api.get(picturePath(id), pictureOpened);
}

/** POST admin/media: hands one file on as it comes. */
export function addPicture(api: ApiClient, file: PassingFile, bounds: FileBounds) {
  return sendFile(api, { path: "admin/media", schema: pictureAdded }, file, bounds);
}

/** POST admin/media/{id}. */
export function savePicture(api: ApiClient, id: string, fields: PictureFields) {
  return api.post(picturePath(id), pictureSaved, fields);
}

/** POST admin/media/{id}/remove. */
export function removePicture(api: ApiClient, id: string, version: number) {
  return api.post(`${picturePath(id)}/remove`, pictureDone, { version });
}

/** POST admin/media/{id}/crop: a part as a picture of its own. */
export function cropPicture(api: ApiClient, id: string, crop: PictureCrop) {
  return api.post(`${picturePath(id)}/crop`, pictureAdded, crop);
}
