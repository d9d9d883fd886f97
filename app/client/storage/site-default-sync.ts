import { apiPath } from "~/api/client/address";
import { apiHeaders } from "~/api/client/headers";
import { decodeAnswer } from "~/api/client/html-decode";
import type { RootData } from "~/root-data";
import { type GuardedStorage, storageKeys } from "./guarded-storage";
import { isSiteDefaultStale } from "./session-sync";

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
    const path = `${apiPath(`site-default/${about.package}/${lang}`)}?texts=${lang}`;
    const response = await fetch(path, { headers: apiHeaders(lang) });
    if (!response.ok) return;
    store.write(storageKeys.siteDefault, JSON.stringify(decodeAnswer(await response.json())));
  } catch {
    // Without a network there is nothing newer to keep.
  }
}
