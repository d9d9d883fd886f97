import { Fragment } from "react";
import { type LanguageCode, languages } from "#backend/contract/languages";
import { wordsOf } from "~/i18n/spoken";
import { SpokenText } from "~/ui/spoken/spoken-text";
import type { TextIn } from "./to-invoice-view.server";

/** The same in each language, a line each. */
export function BothLanguages({ texts }: { texts: TextIn[] }) {
  return texts.map(({ lang, text }) => (
    <Fragment key={lang}>
      <span className="invoice-in" lang={lang} dir={directionOf(wordsOf(text), lang)}>
        <SpokenText said={text} />
      </span>{" "}
    </Fragment>
  ));
}

const arabicLetter = /(?=\p{Script=Arabic})\p{Letter}/u;

/** Left to right in every language is what has no letter of the other direction: a phone, a tax number, a Latin name. */
function directionOf(text: string, lang: LanguageCode): "ltr" | "rtl" {
  return arabicLetter.test(text) ? languages[lang].dir : "ltr";
}
