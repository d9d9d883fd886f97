import { dashboard } from "#backend/contract/dashboard";
import type { ApiClient } from "./client/api-client.server";

/** GET user/dashboard */
export function getDashboard(api: ApiClient) {
  return api.get("user/dashboard", dashboard);
}
