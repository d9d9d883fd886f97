import type { LanguageCode } from "#backend/contract/languages";
import { type GuardedStorage, storageKeys } from "~/client/storage/guarded-storage";
import { isSiteDefaultStale } from "~/client/storage/session-sync";
import { askSiteDefault } from "~/client/storage/site-default-sync";
import { asDefaults, type StoredDefaults } from "./stored-defaults";

/**
 * Asks for the site's defaults, as at each start (R-STARTUP-02). Those of another hash than the stored ones are stored
 * and applied (R-STARTUP-03); the same ones do nothing (R-STARTUP-04), and none leave things as they are.
 */
export async function freshenDefaults(
  store: GuardedStorage,
  site: { package: string; lang: LanguageCode },
  apply: (defaults: StoredDefaults) => void,
): Promise<void> {
  const defaults = asDefaults(await askSiteDefault(site).catch(() => null));
  if (!defaults || !isSiteDefaultStale(store, defaults.hash)) return;
  store.write(storageKeys.siteDefault, JSON.stringify(defaults));
  apply(defaults);
}
