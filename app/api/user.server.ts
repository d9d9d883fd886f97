import { userState } from "#backend/contract/user";
import type { ApiClient } from "./client/api-client.server";

/** GET user (R-API-09). */
export function getUser(api: ApiClient) {
  return api.get("user", userState);
}
