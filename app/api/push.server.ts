import { done } from "#backend/contract/auth";
import {
  type PushChange,
  type PushSubscribe,
  pushDevice,
  pushNews,
  pushState,
} from "#backend/contract/push";
import type { ApiClient } from "./client/api-client.server";

/** GET user/push: whether the shop sends to devices, and the user's. */
export function getPush(api: ApiClient) {
  return api.get("user/push", pushState);
}

/** POST user/push: the browser of this login is told of news. */
export function subscribePush(api: ApiClient, made: PushSubscribe) {
  return api.post("user/push", pushDevice, made);
}

/** POST user/push/{id} */
export function changePush(api: ApiClient, id: string, change: PushChange) {
  return api.post(`user/push/${encodeURIComponent(id)}`, pushDevice, change);
}

/** DELETE user/push/{id} */
export function removePush(api: ApiClient, id: string) {
  return api.delete(`user/push/${encodeURIComponent(id)}`, done);
}

/** GET user/push/news/{id}: the page that a push was about. */
export function getPushNews(api: ApiClient, id: string) {
  return api.get(`user/push/news/${encodeURIComponent(id)}`, pushNews);
}
