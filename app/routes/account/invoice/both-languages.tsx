import { languages } from "#backend/contract/languages";
import type { TextIn } from "./to-invoice-view.server";

/** The same in each language, a line each. */
export function BothLanguages({ texts }: { texts: TextIn[] }) {
  return texts.map(({ lang, text }) => (
    <span key={lang} className="invoice-in" lang={lang} dir={languages[lang].dir}>
      {text}
    </span>
  ));
}
