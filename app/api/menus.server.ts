import { csvFile, csvTaken } from "#backend/contract/csv";
import {
  type MenuEntryFields,
  type MenuFilling,
  menuDone,
  menuSaved,
  staffMenuEntries,
} from "#backend/contract/menus";
import type { ApiClient } from "./client/api-client.server";

/** GET admin/menus: each entry followed by those below it. */
export async function listMenuEntries(api: ApiClient) {
  return (await api.get("admin/menus", staffMenuEntries)).data;
}

/** GET admin/menus/csv. */
export async function getMenusFile(api: ApiClient) {
  return (await api.get("admin/menus/csv", csvFile)).csv;
}

/** POST admin/menus/csv. */
export function takeMenusFile(api: ApiClient, csv: string, preview: boolean) {
  return api.post("admin/menus/csv", csvTaken, { csv, preview });
}

/** POST admin/menus, or …/{id}. */
export function saveMenuEntry(api: ApiClient, id: number | null, fields: MenuEntryFields) {
  return api.post(id === null ? "admin/menus" : `admin/menus/${id}`, menuSaved, fields);
}

/** POST admin/menus/{id}/remove. */
export function removeMenuEntry(api: ApiClient, id: number, version: number) {
  return api.post(`admin/menus/${id}/remove`, menuDone, { version });
}

/** POST admin/menus/fill: what an empty menu begins with. */
export function fillMenu(api: ApiClient, filling: MenuFilling) {
  return api.post("admin/menus/fill", menuDone, filling);
}
