import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { LanguageCode } from "#backend/contract/languages";
import { useTexts } from "~/client/i18n/use-texts";
import type { Namespace } from "~/i18n/namespaces";
import { Progress } from "~/ui/progress/progress";

/**
 * The view, once its texts are there (R-NAV-03, R-NAV-04). A served page always has them; in the browser a
 * change of language, and the first page that needs more than the public ones, may wait, with the root
 * spinner.
 */
export function LanguageGate(props: {
  lang: LanguageCode;
  /** Addresses of the language's texts. */
  texts: Record<Namespace, string> | undefined;
  children: ReactNode;
}) {
  const { lang, texts, children } = props;
  const { t, i18n } = useTranslation();
  if (useTexts(i18n, lang, texts)) return children;
  return (
    <div className="waiting">
      <Progress size={100} width={5} label={t("loading")} />
    </div>
  );
}
