import { Fragment } from "react";
import { languages } from "#backend/contract/languages";
import { SpokenText } from "~/ui/spoken/spoken-text";
import type { TextIn } from "./to-invoice-view.server";

/** The same in each language, a line each. */
export function BothLanguages({ texts }: { texts: TextIn[] }) {
  return texts.map(({ lang, text }) => (
    <Fragment key={lang}>
      <span className="invoice-in" lang={lang} dir={languages[lang].dir}>
        <SpokenText said={text} />
      </span>{" "}
    </Fragment>
  ));
}
