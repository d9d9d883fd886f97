import { csvFile, csvTaken } from "#backend/contract/csv";
import {
  staffText,
  staffTextList,
  type TextFields,
  type TextFilter,
  textDone,
} from "#backend/contract/staff-texts";
import type { ApiClient } from "./client/api-client.server";

export interface TextSearch {
  q: string;
  show: TextFilter;
}

/** GET admin/texts: a page of the storefront's texts. */
export function listTexts(api: ApiClient, { page, ...search }: TextSearch & { page: number }) {
  return api.get("admin/texts", staffTextList, { ...search, page: String(page) });
}

/** GET admin/texts/one. */
export function getText(api: ApiClient, key: string) {
  return api.get("admin/texts/one", staffText, { key });
}

/** POST admin/texts/one. */
export function saveText(api: ApiClient, fields: TextFields) {
  return api.post("admin/texts/one", staffText, fields);
}

/** POST admin/texts/remove. */
export function removeText(api: ApiClient, asked: { key: string; version: number }) {
  return api.post("admin/texts/remove", textDone, asked);
}

/** GET admin/texts/csv: what a search finds, as a file. */
export async function getTextsFile(api: ApiClient, search: TextSearch) {
  return (await api.get("admin/texts/csv", csvFile, { ...search })).csv;
}

/** POST admin/texts/csv. */
export function takeTextsFile(api: ApiClient, csv: string, preview: boolean) {
  return api.post("admin/texts/csv", csvTaken, { csv, preview });
}
