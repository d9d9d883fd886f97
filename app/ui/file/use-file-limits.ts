import { useTranslation } from "react-i18next";
import { formatsFor } from "~/i18n/format";
import { usePageLanguage } from "~/i18n/use-page-language";
import type { SendFault } from "./admit";
import { sizeDivisor } from "./file-value";

/** What a field of `max` pictures, of `maxFileSize` kilobytes each, says of its bounds; megabytes are said (R-FILE-05). */
export function useFileLimits(max: number, maxFileSize: number) {
  const { t } = useTranslation();
  const { number } = formatsFor(usePageLanguage());
  const size = number(maxFileSize / sizeDivisor);
  return {
    limit: t("upload.limit", { count: max, n: number(max), size }),
    sayRatio: ([width, height]: readonly [number, number]) =>
      t("upload.ratio", { width: number(width), height: number(height) }),
    /** What is wrong with a chosen file. */
    sayFault: (fault: SendFault) =>
      t(`upload.${fault}`, { max: fault === "over" ? number(max) : size }),
  };
}
