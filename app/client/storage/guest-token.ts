/** By what a visitor's cart and wish list shall be known, from before the shop has heard of them (docs/decisions/0185). */
import { localStore, storageKeys } from "./guarded-storage";

/** In which the token stands once more (offline/log/guest-store.ts). */
export const guestDatabase = "guest";

/** The same at each call, also after the browser was stopped; nothing where that can't be kept. */
export function guestToken(): string | undefined {
  const known = localStore.read(storageKeys.guest);
  if (known) return known;
  localStore.write(storageKeys.guest, newToken());
  return localStore.read(storageKeys.guest) ?? undefined;
}

/** After a login or a logout: whoever comes next as a visitor begins anew. */
export function forgetGuestToken(): void {
  localStore.remove(storageKeys.guest);
  try {
    indexedDB.deleteDatabase(guestDatabase);
  } catch {
    // What is blocked holds nothing.
  }
}

/** 32 random bytes in base64url, as the shop makes them. */
function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}
