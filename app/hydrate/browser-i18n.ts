import { createInstance, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { bootstrapLanguage, isLanguage, type LanguageCode } from "~/i18n/languages";
import { i18nOptions } from "~/i18n/options";
import { missingKeys } from "./missing-keys";

/** R-STARTUP-09, R-STARTUP-10: the language is ready this long after its texts came or failed. */
export const readyDelayMs = 10;

/** i18next with the page's own texts, from the immutable file that the page names (decisions 24). */
export async function createBrowserI18n(): Promise<i18n> {
  const { lang, dataset } = document.documentElement;
  const texts = await fetchTexts(dataset.texts);
  const instance = createInstance().use(initReactI18next);
  await instance.init({
    ...i18nOptions(isLanguage(lang) ? lang : bootstrapLanguage, texts),
    saveMissing: true,
    missingKeyHandler: (_languages, _namespace, key, text) => missingKeys.note(key, text),
  });
  return instance;
}

/** Gives `instance` another language; its texts are asked for unless it has them already. */
export async function loadLanguage(
  instance: i18n,
  lang: LanguageCode,
  address: string | undefined,
): Promise<void> {
  if (!instance.hasResourceBundle(lang, "translation")) {
    const texts = await fetchTexts(address);
    if (Object.keys(texts).length > 0) instance.addResourceBundle(lang, "translation", texts);
    await new Promise((resolve) => setTimeout(resolve, readyDelayMs));
  }
  await instance.changeLanguage(lang);
}

/** A language's texts; none when they can't be had, so that keys stand in (R-STARTUP-10). */
export async function fetchTexts(address: string | undefined): Promise<Record<string, string>> {
  try {
    const response = await fetch(address ?? "");
    return response.ok ? await response.json() : {};
  } catch {
    return {};
  }
}
