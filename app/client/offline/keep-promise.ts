/** Whether the browser promises to keep what lies on this device also when its room gets short (Storage API). */
import { localStore } from "~/client/storage/guarded-storage";

/** Says that the browser was asked: once, after the shopper has put something here on purpose. */
export const persistAskedKey = "persist_asked";

/** Whether the browser promised to keep it; undefined where it can't be asked for that. */
export async function isPersisted(): Promise<boolean | undefined> {
  try {
    if (!navigator.storage?.persist) return undefined;
    return await navigator.storage.persisted();
  } catch {
    return undefined;
  }
}

/** Asks the browser for that promise; @returns its answer. */
export async function askToPersist(): Promise<boolean> {
  try {
    return (await navigator.storage?.persist?.()) ?? false;
  } catch {
    return false;
  }
}

/**
 * Asks for it by itself, once on a device: after a department was saved, the shop was installed or something was put
 * into the offline log. Some browsers ask their user, who knows then what it is about.
 */
export async function askToPersistOnce(): Promise<void> {
  if (localStore.read(persistAskedKey) !== null || (await isPersisted()) !== false) return;
  localStore.write(persistAskedKey, "1");
  await askToPersist();
}
