import type { i18n } from "i18next";
import { bootstrapLanguage, isLanguage, type LanguageCode } from "~/i18n/languages";
import { createBrowserTexts } from "./browser-texts";
import { missingKeys } from "./missing-keys";

/** R-STARTUP-09, R-STARTUP-10: the language is ready this long after its texts came or failed. */
export const readyDelayMs = 10;

/** The page's own texts, from the immutable file that the page names (decisions 24). */
export async function createBrowserI18n(): Promise<i18n> {
  const { lang, dataset } = document.documentElement;
  const texts = await fetchTexts(dataset.texts);
  const known = isLanguage(lang) ? lang : bootstrapLanguage;
  // The one place that takes the small instance for i18next's: react-i18next asks for no more of it.
  return createBrowserTexts(known, texts, missingKeys.note) as unknown as i18n;
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
