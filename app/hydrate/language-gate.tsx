import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { LanguageCode } from "~/i18n/languages";
import { Progress } from "~/ui/progress/progress";
import { loadLanguage } from "./browser-i18n";

/**
 * The view, once its texts are there (R-NAV-03, R-NAV-04). A served page always has them; only a change of
 * language in the browser waits, with the root spinner.
 */
export function LanguageGate(props: {
  lang: LanguageCode;
  texts: string | undefined;
  children: ReactNode;
}) {
  const { lang, texts, children } = props;
  const { i18n, t } = useTranslation();
  const isReady = i18n.language === lang;
  useEffect(() => {
    if (!isReady) void loadLanguage(i18n, lang, texts);
  }, [i18n, isReady, lang, texts]);
  if (isReady) return children;
  return (
    <div className="waiting">
      <Progress size={100} width={5} label={t("loading")} />
    </div>
  );
}
