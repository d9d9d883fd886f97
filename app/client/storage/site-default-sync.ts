import type { LanguageCode } from "#backend/contract/languages";
import { apiPath } from "~/api/client/address";
import { apiHeaders } from "~/api/client/headers";
import { decodeAnswer } from "~/api/client/html-decode";
import type { RootData } from "~/root-data";
import { type GuardedStorage, storageKeys } from "./guarded-storage";
import { isSiteDefaultStale } from "./session-sync";

/**
 * The site's defaults as the shop says them now, with the texts of one language; null where it says none. Those whose
 * hash is known already are the same for everyone, and come from a memory where one keeps them.
 */
export async function askSiteDefault(site: {
  package: string;
  lang: LanguageCode;
  hash?: string;
}): Promise<unknown> {
  const query = new URLSearchParams({ texts: site.lang, ...(site.hash && { hash: site.hash }) });
  const path = `${apiPath(`site-default/${site.package}/${site.lang}`)}?${query}`;
  const response = await fetch(path, { headers: apiHeaders(site.lang) });
  return response.ok ? decodeAnswer(await response.json()) : null;
}

/**
 * Keeps the site's defaults for a start without a network (R-STORE-01). The page itself was made with the
 * current ones, so they are asked for only when their hash is not the stored one (R-STARTUP-03, R-STARTUP-04).
 */
export async function syncSiteDefault(
  store: GuardedStorage,
  { about, lang }: Pick<RootData, "about" | "lang">,
): Promise<void> {
  if (!about.hash || !isSiteDefaultStale(store, about.hash)) return;
  try {
    const defaults = await askSiteDefault({ package: about.package, lang, hash: about.hash });
    if (defaults) store.write(storageKeys.siteDefault, JSON.stringify(defaults));
  } catch {
    // Without a network there is nothing newer to keep.
  }
}
