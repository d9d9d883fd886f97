import { useTranslation } from "react-i18next";
import type { LanguageCode } from "#backend/contract/languages";
import { saidIn } from "~/i18n/said-in";
import type { Spoken } from "~/i18n/spoken";
import { Picture } from "~/ui/picture/picture";
import { SpokenText } from "~/ui/spoken/spoken-text";

export interface SummaryLine {
  id: string;
  name: string;
  /** The name's language, where it isn't the page's. */
  lang?: LanguageCode;
  options: Spoken;
  picture?: { url: string; tint: number };
  /** Printed. */
  qty: string;
  total: string;
}

/** What is bought, a small line each. */
export function SummaryLines({ lines }: { lines: SummaryLine[] }) {
  const { t } = useTranslation();
  return (
    <ul className="summary-lines" aria-label={t("checkout.items")}>
      {lines.map(({ id, name, lang, options, picture, qty, total }) => (
        <li key={id}>
          {picture ? (
            <Picture {...picture} alt="" sizes="56px" />
          ) : (
            <span className="picture tint-7" />
          )}
          <p>
            <span className="summary-name" {...saidIn(lang)}>
              {name}
            </span>{" "}
            {options && (
              <small>
                <SpokenText said={options} />
              </small>
            )}
          </p>
          <p className="summary-sum">
            <b>{total}</b>{" "}
            <small>
              <bdi>{qty} ×</bdi>
            </small>
          </p>
        </li>
      ))}
    </ul>
  );
}
