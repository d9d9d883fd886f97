import { useTranslation } from "react-i18next";
import { formatsFor } from "~/i18n/format";
import { formatSize } from "~/i18n/format-size";
import { usePageLanguage } from "~/i18n/use-page-language";
import type { FileWords } from "~/ui/file/file-field";

/** What a file uploader says, in the page's language. */
export function useFileWords(): FileWords {
  const { t } = useTranslation();
  const lang = usePageLanguage();
  const { number } = formatsFor(lang);
  return {
    choose: t("upload.choose"),
    chooseSingle: t("upload.choose_single"),
    add: t("upload.add"),
    full: t("upload.full"),
    list: t("upload.list"),
    limit: (count, size) => t("upload.limit", { count, n: number(count), size: number(size) }),
    ratio: (width, height) => t("upload.ratio", { width: number(width), height: number(height) }),
    remove: (name) => t("upload.remove", { name }),
    earlier: (name) => t("upload.earlier", { name }),
    later: (name) => t("upload.later", { name }),
    sending: (name) => t("upload.sending", { name }),
    held: t("upload.held"),
    notSent: t("upload.not_sent"),
    waits: (bytes) => t("upload.waits", { size: formatSize(lang, bytes) }),
    fault: (fault, max, size) =>
      t(`upload.${fault}`, { max: number(fault === "over" ? max : size) }),
  };
}
