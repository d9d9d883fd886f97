import { useTranslation } from "react-i18next";

/** Saving, and seeing without saving. */
export function EditorButtons() {
  const { t } = useTranslation();
  return (
    <div className="cluster">
      <button type="submit" className="button" name="intent" value="save">
        {t("editors.save")}
      </button>
      <button type="submit" className="button button-quiet" name="intent" value="preview">
        {t("editors.preview")}
      </button>
    </div>
  );
}
