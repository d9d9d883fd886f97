import { done } from "#backend/contract/auth";
import { exportedData, type ProofAsk } from "#backend/contract/privacy";
import { type ConsentsChange, userConsents } from "#backend/contract/user-consents";
import type { ApiClient } from "./client/api-client.server";

/** GET user/consents: how each stands, and the log of it. */
export function getConsents(api: ApiClient) {
  return api.get("user/consents", userConsents);
}

/** POST user/consents: allows or refuses from now on. */
export function recordConsents(api: ApiClient, change: ConsentsChange) {
  return api.post("user/consents", userConsents, change);
}

/** POST user/export: everything that is kept about the user. */
export function exportData(api: ApiClient, proof: ProofAsk) {
  return api.post("user/export", exportedData, proof);
}

/** POST user/erasure: forgets the user. */
export function eraseAccount(api: ApiClient, proof: ProofAsk) {
  return api.post("user/erasure", done, proof);
}
