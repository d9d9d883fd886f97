/**
 * Keys without a text, gathered from the first render on and registered at the backend after hydration:
 * one POST per key, at most 100 in a page's life, and only where auto-add is on (R-API-07, R-API-08).
 */
import { apiPath, withQuery } from "~/api/address";
import { apiHeaders } from "~/api/headers";
import type { LanguageCode } from "~/i18n/languages";

export const mostRegistrations = 100;

export interface MissingKeys {
  /** Notes a key and the text that stood in for it; a key that is known already or one too many is dropped. */
  note(key: string, text: string): void;
  /** From now on every noted key is sent, those noted before included. */
  start(send: (key: string, text: string) => void): void;
}

export function gatherMissingKeys(): MissingKeys {
  const noted = new Map<string, string>();
  let send: ((key: string, text: string) => void) | undefined;
  return {
    note(key, text) {
      if (noted.has(key) || noted.size >= mostRegistrations) return;
      noted.set(key, text);
      send?.(key, text);
    },
    start(sender) {
      if (send) return;
      send = sender;
      for (const [key, text] of noted) sender(key, text);
    },
  };
}

/** The missing keys of this page. */
export const missingKeys = gatherMissingKeys();

/** POST translate/{package}/{key}?v={text}; what comes of it doesn't matter to the reader. */
export function registerKey(packageName: string, lang: LanguageCode) {
  return (key: string, text: string): void => {
    const path = apiPath(`translate/${packageName}/${encodeURIComponent(key)}`);
    const request = { method: "POST", headers: apiHeaders(lang) };
    fetch(withQuery(path, { v: text }), request).catch(() => {});
  };
}
