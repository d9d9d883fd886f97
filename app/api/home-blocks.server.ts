import {
  type HomeBlockFields,
  type HomeBlockMove,
  homeBlockDone,
  homeBlockSaved,
  homeBlocks,
  staffHomeBlocks,
} from "#backend/contract/home-blocks";
import type { ApiClient } from "./client/api-client.server";

const path = "admin/home-blocks";

/** GET home/blocks: what readers see of the home page, from the top. */
export async function getHomeBlocks(api: ApiClient) {
  return (await api.get("home/blocks", homeBlocks)).data;
}

/** GET admin/home-blocks: all of them, from the top. */
export async function listHomeBlocks(api: ApiClient) {
  return (await api.get(path, staffHomeBlocks)).data;
}

/** POST admin/home-blocks, or …/{id}. */
export function saveHomeBlock(api: ApiClient, id: number | null, fields: HomeBlockFields) {
  return api.post(id === null ? path : `${path}/${id}`, homeBlockSaved, fields);
}

/** POST admin/home-blocks/{id}/move. */
export function moveHomeBlock(api: ApiClient, id: number, move: HomeBlockMove) {
  return api.post(`${path}/${id}/move`, homeBlockSaved, move);
}

/** POST admin/home-blocks/{id}/remove. */
export function removeHomeBlock(api: ApiClient, id: number, version: number) {
  return api.post(`${path}/${id}/remove`, homeBlockDone, { version });
}
