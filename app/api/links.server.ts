import {
  type LinkInput,
  linkList,
  type SharedTake,
  sharedTaken,
  sharedThing,
  userLink,
} from "#backend/contract/link";
import type { Query } from "./client/address";
import type { ApiClient } from "./client/api-client.server";

const pathOf = (id: string) => `user/links/${encodeURIComponent(id)}`;
const sharedOf = (token: string) => `home/shared/${encodeURIComponent(token)}`;

/** GET user/links?page=&search=&kind=&state= */
export function listLinks(api: ApiClient, query: Query) {
  return api.get("user/links", linkList, query);
}

/** POST user/links */
export function addLink(api: ApiClient, input: LinkInput) {
  return api.post("user/links", userLink, input);
}

/** GET user/links/{id} */
export function getLink(api: ApiClient, id: string) {
  return api.get(pathOf(id), userLink);
}

/** POST user/links/{id}/revoke: it opens nothing any more. */
export function revokeLink(api: ApiClient, id: string, opId: string) {
  return api.post(`${pathOf(id)}/revoke`, userLink, { op_id: opId });
}

/** GET home/shared/{token}: for anybody who has the link; counts the opening. */
export function openShared(api: ApiClient, token: string) {
  return api.get(sharedOf(token), sharedThing);
}

/** POST home/shared/{token}/cart */
export async function takeShared(api: ApiClient, token: string, take: SharedTake) {
  const taken = await api.post(`${sharedOf(token)}/cart`, sharedTaken, take);
  api.setGuest("cart", taken.guest);
  return taken;
}
