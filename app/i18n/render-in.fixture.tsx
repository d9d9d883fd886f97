import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import type { LanguageCode } from "#backend/contract/languages";
import { translatorFor } from "./translator.server";

/** A component's markup as a page of that language has it, with the shop's own texts. */
export function renderIn(lang: LanguageCode, element: ReactElement): string {
  const { i18n } = translatorFor(lang, []);
  return renderToStaticMarkup(<I18nextProvider i18n={i18n}>{element}</I18nextProvider>);
}
