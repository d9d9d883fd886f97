import { useTranslation } from "react-i18next";
import { useFileWords } from "./use-file-words";

/** What a cropper says, in the page's language. */
export function useCropWords() {
  const { t } = useTranslation();
  return {
    files: useFileWords(),
    start: t("crop.start"),
    loading: t("crop.loading"),
    title: t("crop.title"),
    area: t("crop.area"),
    zoom: t("crop.zoom"),
    confirm: t("crop.confirm"),
    cancel: t("crop.cancel"),
  };
}
