import { done } from "#backend/contract/auth";
import {
  factorAdded,
  type PasskeyAdd,
  type ProveAsk,
  passkeyOffer,
  recoveryCodesShown,
  type StaffLogin,
  staffLogin,
  staffOpened,
  staffToken,
  totpOffer,
} from "#backend/contract/staff";
import type { ApiClient } from "./client/api-client.server";
import { ApiError } from "./client/api-error";

/** GET staff/me; null where the token opens nothing of the staff's. */
export async function findStaffLogin(api: ApiClient): Promise<StaffLogin | null> {
  try {
    return await api.get("staff/me", staffLogin);
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return null;
    throw error;
  }
}

/** POST staff/login: a token for the second step. */
export function logInStaff(
  api: ApiClient,
  ask: { target: string; password: string; device: string | undefined },
) {
  return api.post("staff/login", staffToken, ask);
}

/** POST staff/prove: a code of the app or a recovery code. */
export function proveLogin(api: ApiClient, ask: ProveAsk) {
  return api.post("staff/prove", staffOpened, ask);
}

/** POST staff/factors/totp: a secret for an app; the same one for a state that holds. */
export function offerTotp(api: ApiClient, state?: string) {
  return api.post("staff/factors/totp", totpOffer, { state });
}

/** POST staff/factors/totp/confirm: adds the app by its first code. */
export function confirmTotp(api: ApiClient, ask: { state: string; code: string; label: string }) {
  return api.post("staff/factors/totp/confirm", factorAdded, ask);
}

/** POST staff/recovery-codes: ten new ones, for a code. */
export function renewRecoveryCodes(api: ApiClient, code: string) {
  return api.post("staff/recovery-codes", recoveryCodesShown, { code });
}

/** POST staff/passkeys/offer: what the browser is asked for to make one; null where there are none. */
export async function offerPasskey(api: ApiClient) {
  return (await api.post("staff/passkeys/offer", passkeyOffer, {})).offer;
}

/** POST staff/passkeys: adds what the browser has made. */
export function addPasskey(api: ApiClient, ask: PasskeyAdd) {
  return api.post("staff/passkeys", done, ask);
}

/** POST staff/passkeys/challenge: what the browser is asked for to show one; null where there is none. */
export async function challengePasskey(api: ApiClient) {
  return (await api.post("staff/passkeys/challenge", passkeyOffer, {})).offer;
}
