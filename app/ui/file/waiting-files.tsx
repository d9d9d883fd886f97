import { useTranslation } from "react-i18next";
import { formatSize } from "~/i18n/format-size";
import { usePageLanguage } from "~/i18n/use-page-language";
import { Icon } from "~/ui/icon/icon";

interface WaitingFilesProps {
  files: readonly File[];
  remove: (file: File) => void;
}

/** Pictures that could not be sent ahead of their form, and go with it. */
export function WaitingFiles({ files, remove }: WaitingFilesProps) {
  const { t } = useTranslation();
  const lang = usePageLanguage();
  return (
    <ul className="files">
      {files.map((file, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may be called the same
        <li key={place} className="file file-waiting">
          <span className="file-name">
            <bdi>{file.name}</bdi>
          </span>
          <span className="field-hint">
            {t("upload.waits", { size: formatSize(lang, file.size) })}
          </span>
          <span className="file-acts">
            <button
              type="button"
              className="button button-plain"
              aria-label={t("upload.remove", { name: file.name })}
              onClick={() => remove(file)}
            >
              <Icon name="close" />
            </button>
          </span>
        </li>
      ))}
    </ul>
  );
}
