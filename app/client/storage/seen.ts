import type { LanguageCode } from "#backend/contract/languages";
import { type GuardedStorage, readJson, storageKeys, writeChanged } from "./guarded-storage";

/** A product whose page was open in this browser, as that page named it. No price: it may be another one by now. */
export interface SeenProduct {
  id: number;
  lang: LanguageCode;
  slug: string;
  name: string;
  /** Address and tint. */
  picture: [url: string, tint: number] | null;
}

/** As many as stand in a row, and the one that is open. */
const maxSeen = 9;

/** What was seen in a language, the newest first; broken entries are as if they were not there. */
export function readSeen(store: GuardedStorage, lang: LanguageCode): SeenProduct[] {
  return readAll(store).filter((one) => one.lang === lang);
}

/** Puts a product before all that was seen earlier. */
export function noteSeen(store: GuardedStorage, product: SeenProduct): void {
  const others = readAll(store).filter(({ id }) => id !== product.id);
  const all = [product, ...others].slice(0, maxSeen);
  writeChanged(store, storageKeys.seen, JSON.stringify(all));
}

export function forgetSeen(store: GuardedStorage): void {
  store.remove(storageKeys.seen);
}

function readAll(store: GuardedStorage): SeenProduct[] {
  const stored = readJson(store, storageKeys.seen);
  return Array.isArray(stored) ? stored.filter(isSeen) : [];
}

function isSeen(value: unknown): value is SeenProduct {
  if (!value || typeof value !== "object") return false;
  const { id, slug, name, picture } = value as Partial<Record<keyof SeenProduct, unknown>>;
  const hasPicture =
    picture === null ||
    (Array.isArray(picture) && typeof picture[0] === "string" && picture[0].startsWith("/"));
  return (
    Number.isSafeInteger(id) && typeof slug === "string" && typeof name === "string" && hasPicture
  );
}
