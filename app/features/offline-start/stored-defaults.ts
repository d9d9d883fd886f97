import type { LanguageCode } from "#backend/contract/languages";
import { type GuardedStorage, readJson, storageKeys } from "~/client/storage/guarded-storage";

/** What a start without the server's data takes from the site's defaults (R-API-05). */
export interface StoredDefaults {
  hash: string;
  /** The language that the site starts in. */
  lang: string;
  fonts: string;
  meta_tag: string;
  colors: string;
  translates: readonly Record<string, string>[];
}

/** The last good defaults (R-STARTUP-01); null where there are none, or what is stored is no such thing. */
export function readDefaults(store: GuardedStorage): StoredDefaults | null {
  return asDefaults(readJson(store, storageKeys.siteDefault));
}

/** @param value what storage or the shop says that the defaults are; null where it is something else */
export function asDefaults(value: unknown): StoredDefaults | null {
  if (!isRecord(value)) return null;
  const { hash, lang, fonts, meta_tag, colors, translates } = value;
  const texts = { hash, lang, fonts, meta_tag, colors };
  if (
    !isTexts<keyof typeof texts>(texts) ||
    !Array.isArray(translates) ||
    !translates.every(isTexts)
  )
    return null;
  return { ...texts, translates };
}

/** The stored texts of a language by key. A shop without a name is called by its host, as on the server. */
export function textsIn(
  { translates }: Pick<StoredDefaults, "translates">,
  lang: LanguageCode,
  host: string,
): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const { key, [lang]: text } of translates) if (key && text) texts[key] = text;
  const { "shop.name": name } = texts;
  if (name) texts["shop.name"] = name.split("{{host}}").join(host);
  return texts;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isTexts = <K extends string>(value: unknown): value is Record<K, string> =>
  isRecord(value) && Object.values(value).every((text) => typeof text === "string");
