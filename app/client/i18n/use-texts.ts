import { useLocation, useNavigation } from "@remix-run/react";
import type { i18n } from "i18next";
import { useEffect, useState } from "react";
import type { LanguageCode } from "#backend/contract/languages";
import { type Namespace, namespaceOfAddress, textsOf } from "~/i18n/namespaces";
import { loadTexts } from "./browser-i18n";

/**
 * Whether the texts of the page on screen are there, or can't be had (R-STARTUP-10). Those of a page that is
 * on its way are asked for beside its data, so that they mostly come before it.
 *
 * @param addresses of the language's texts; undefined where nobody has named them, and nothing is awaited
 */
export function useTexts(
  instance: i18n,
  lang: LanguageCode,
  addresses: Record<Namespace, string> | undefined,
): boolean {
  const here = useLocation();
  const next = useNavigation().location ?? here;
  /** Visits for which everything has been asked: for what they lack, keys stand in. */
  const [settled, setSettled] = useState([lang + here.key]);
  const isMissing = (address: string) =>
    !instance.hasResourceBundle(lang, namespaceOfAddress(address));
  const missingAt = ({ pathname, key }: typeof here) =>
    addresses && !settled.includes(lang + key)
      ? textsOf(pathname, addresses).filter(isMissing).join(" ")
      : "";

  const visit = lang + next.key;
  const missing = missingAt(next);
  const isChanging = instance.language !== lang;
  useEffect(() => {
    if (isChanging || missing)
      void loadTexts(instance, lang, missing).then(() =>
        setSettled((visits) => [...visits, visit]),
      );
  }, [instance, isChanging, lang, missing, visit]);
  return !isChanging && !missingAt(here);
}
