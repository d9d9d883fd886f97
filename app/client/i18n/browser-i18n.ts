import type { i18n } from "i18next";
import { bootstrapLanguage, isLanguage, type LanguageCode } from "#backend/contract/languages";
import { namespaceOfAddress } from "~/i18n/namespaces";
import { createBrowserTexts } from "./browser-texts";
import { missingKeys } from "./missing-keys";
import type { OwnStart } from "./own-start";

/** R-STARTUP-09, R-STARTUP-10: the language is ready this long after its texts came or failed. */
export const readyDelayMs = 10;

/**
 * The page's own texts, from the immutable files that the page names (decisions 24).
 * @param start gives them in another way, where the page has one of its own
 */
export async function createBrowserI18n(start: OwnStart = addTexts): Promise<i18n> {
  const { lang, dataset } = document.documentElement;
  const known = isLanguage(lang) ? lang : bootstrapLanguage;
  // The one place that takes the small instance for i18next's: react-i18next asks for no more of it.
  const instance = createBrowserTexts(known, missingKeys.note) as unknown as i18n;
  await start(instance, known, (dataset.texts ?? "").split(" ").filter(Boolean));
  return instance;
}

/** Gives `instance` the language, with the texts that it misses: their files, by a space each, or none. */
export async function loadTexts(
  instance: i18n,
  lang: LanguageCode,
  missing: string,
): Promise<void> {
  if (missing) {
    await addTexts(instance, lang, missing.split(" "));
    await new Promise((resolve) => setTimeout(resolve, readyDelayMs));
  }
  await instance.changeLanguage(lang);
}

/** What can't be had is left out, so that keys stand in (R-STARTUP-10), and asked for another time. */
async function addTexts(
  instance: i18n,
  lang: LanguageCode,
  files: readonly string[],
): Promise<void> {
  const adding = files.map(async (address) => {
    const response = await fetch(address);
    if (response.ok) {
      instance.addResourceBundle(lang, namespaceOfAddress(address), await response.json());
    }
  });
  await Promise.allSettled(adding);
}
