import { contentSaved } from "#backend/contract/faqs";
import {
  type RedirectFields,
  type RedirectLine,
  redirectDone,
  redirectFound,
  redirectsAdded,
  staffRedirect,
  staffRedirectList,
} from "#backend/contract/redirects";
import type { ApiClient } from "./client/api-client.server";

const pathOf = (id: string) => `admin/redirects/${encodeURIComponent(id)}`;

/** GET home/redirect: where an old address leads; null for one that nobody has written down. */
export async function findRedirect(api: ApiClient, path: string) {
  return (await api.get("home/redirect", redirectFound, { path })).to;
}

/** GET admin/redirects. */
export function listRedirects(api: ApiClient, { q, page }: { q: string; page: number }) {
  return api.get("admin/redirects", staffRedirectList, { q, page: String(page) });
}

/** GET admin/redirects/{id}. */
export function getRedirect(api: ApiClient, id: string) {
  return api.get(pathOf(id), staffRedirect);
}

/** POST admin/redirects, or …/{id}. */
export function saveRedirect(api: ApiClient, id: string | null, fields: RedirectFields) {
  return api.post(id === null ? "admin/redirects" : pathOf(id), contentSaved, fields);
}

/** POST admin/redirects/many: how many of the lines were new. */
export async function addRedirects(api: ApiClient, lines: RedirectLine[]) {
  return (await api.post("admin/redirects/many", redirectsAdded, { lines })).added;
}

/** POST admin/redirects/{id}/remove. */
export function removeRedirect(api: ApiClient, id: string, version: number) {
  return api.post(`${pathOf(id)}/remove`, redirectDone, { version });
}
