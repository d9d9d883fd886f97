/**
 * Keys without a text, gathered from the first render on and registered at the backend after hydration:
 * one POST per key, at most 100 in a page's life, and only where auto-add is on (R-API-07, R-API-08).
 */
import type { LanguageCode } from "#backend/contract/languages";
import { apiPath, withQuery } from "~/api/client/address";
import { apiHeaders } from "~/api/client/headers";

export const maxRegistrations = 100;

/** Told of a key, the text that stood in for it and the language that lacked it. */
type MissingKey = [key: string, text: string, lang: LanguageCode];

export interface MissingKeys {
  /** Notes a key; one that is known already or one too many is dropped. */
  note(...missing: MissingKey): void;
  /** From now on every noted key is sent, those noted before included. */
  start(send: (...missing: MissingKey) => void): void;
}

export function gatherMissingKeys(): MissingKeys {
  const noted = new Map<string, MissingKey>();
  let send: ((...missing: MissingKey) => void) | undefined;
  return {
    note(...missing) {
      const [key] = missing;
      if (noted.has(key) || noted.size >= maxRegistrations) return;
      noted.set(key, missing);
      send?.(...missing);
    },
    start(sender) {
      if (send) return;
      send = sender;
      for (const missing of noted.values()) sender(...missing);
    },
  };
}

/** The missing keys of this page. */
export const missingKeys = gatherMissingKeys();

/** POST translate/{package}/{key}?v={text}; what comes of it doesn't matter to the reader. */
export function registerKey(packageName: string) {
  return (...[key, text, lang]: MissingKey): void => {
    const path = apiPath(`translate/${packageName}/${encodeURIComponent(key)}`);
    const request = { method: "POST", headers: apiHeaders(lang) };
    fetch(withQuery(path, { v: text }), request).catch(() => {});
  };
}
