import { type PreferencesChange, userPreferences } from "#backend/contract/user-preferences";
import type { ApiClient } from "./client/api-client.server";

/** GET user/preferences */
export function getPreferences(api: ApiClient) {
  return api.get("user/preferences", userPreferences);
}

/** POST user/preferences: changes what is named. */
export function savePreferences(api: ApiClient, change: PreferencesChange) {
  return api.post("user/preferences", userPreferences, change);
}
