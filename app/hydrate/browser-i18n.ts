import { createInstance, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { bootstrapLanguage, isLanguage } from "~/i18n/languages";
import { i18nOptions } from "~/i18n/options";

/** i18next with the page's own texts, from the immutable file that the page names (decisions 24). */
export async function createBrowserI18n(): Promise<i18n> {
  const { lang, dataset } = document.documentElement;
  const texts = await fetchTexts(dataset.texts);
  const instance = createInstance().use(initReactI18next);
  await instance.init(i18nOptions(isLanguage(lang) ? lang : bootstrapLanguage, texts));
  return instance;
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
