import type { InitOptions } from "i18next";
import type { LanguageCode } from "#backend/contract/languages";

/** i18next's options, the same on the server and in the browser: flat keys, one namespace, React escapes. */
export function i18nOptions(lang: LanguageCode, texts: Record<string, string>): InitOptions {
  return {
    lng: lang,
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    initImmediate: false,
    interpolation: { escapeValue: false },
    resources: { [lang]: { translation: texts } },
  };
}
