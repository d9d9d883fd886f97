import { formatsFor } from "~/i18n/format";
import { usePageLanguage } from "~/i18n/use-page-language";

/** How many, on the shoulder of an icon; nothing for none. */
export function BarCount({ count }: { count: number | undefined }) {
  const lang = usePageLanguage();
  return count ? <b className="bar-count">{formatsFor(lang).number(count)}</b> : null;
}
