import { useMemo } from "react";
import { localStore, storageKeys } from "~/client/storage/guarded-storage";
import { codesOf, type StoredLine, storedLines } from "~/client/storage/list-sync";
import { useStored } from "./use-waiting-count";

/** The cart as this device knows it, what waits to be sent with it; follows each change, in other tabs too. */
export function useStoredCart(): StoredLine[] {
  const text = useStored(() => localStore.read(storageKeys.carts));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text says when the lines are others
  return useMemo(() => Object.values(storedLines(localStore)), [text]);
}

/** The codes of the products on the wish list, in the same way. */
export function useStoredWishes(): number[] {
  const text = useStored(() => localStore.read(storageKeys.wishList));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text says when the codes are others
  return useMemo(() => codesOf(localStore), [text]);
}
