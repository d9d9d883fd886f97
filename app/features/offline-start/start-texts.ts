import type { i18n } from "i18next";
import type { LanguageCode } from "#backend/contract/languages";
import { loadTexts } from "~/client/i18n/browser-i18n";
import { namespaceOfAddress } from "~/i18n/namespaces";
import { type StoredDefaults, textsIn } from "./stored-defaults";

/** A line that has not answered for so long counts as none. */
const timeoutMs = 5000;
/** The stored texts of the site's defaults, beside the namespaces of the files. */
const fromDefaults = "defaults";

export interface StartTexts {
  instance: i18n;
  lang: LanguageCode;
  /** The files of texts that the page names. */
  addresses: readonly string[];
  stored: StoredDefaults | null;
  host: string;
  /** What a file says, if it lies on the device; nothing is asked for. */
  find(address: string): Promise<Record<string, string> | undefined>;
  /** Told when texts have to be asked for, so that the view waits. */
  onWait(): void;
}

/**
 * The texts of a page that starts without the server's data: what lies on the device first. Only where that is not enough
 * and the language is not the one that the stored defaults are in, they are asked for, and ready 10 ms after the answer or
 * its failure (R-STARTUP-07 to R-STARTUP-10); then keys stand in for what nobody has.
 */
export async function startTexts({ instance, lang, stored, host, ...given }: StartTexts) {
  const { addresses, find, onWait } = given;
  const cached = stored ? textsIn(stored, lang, host) : {};
  const hasCached = Object.keys(cached).length > 0;
  if (hasCached) instance.addResourceBundle(lang, fromDefaults, cached);
  const missing: string[] = [];
  for (const address of addresses) {
    const texts = await find(address).catch(() => undefined);
    if (texts) instance.addResourceBundle(lang, namespaceOfAddress(address), texts);
    else missing.push(address);
  }
  if (missing.length === 0 || (hasCached && stored?.lang === lang)) return;
  onWait();
  await Promise.race([
    loadTexts(instance, lang, missing.join(" ")),
    new Promise((resolve) => setTimeout(resolve, timeoutMs)),
  ]);
}

/** Says the texts of newer defaults on a page that was made with older ones. */
export async function sayAnew(
  instance: i18n,
  lang: LanguageCode,
  defaults: StoredDefaults,
  host: string,
): Promise<void> {
  instance.addResourceBundle(lang, fromDefaults, textsIn(defaults, lang, host));
  await instance.changeLanguage(lang);
}
