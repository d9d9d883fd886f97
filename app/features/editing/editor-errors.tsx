import { useTranslation } from "react-i18next";
import { errorOf } from "~/forms/submission";
import type { EditorResult } from "./result";

/** What is wrong with all of an editor's form; where somebody else was quicker, what they changed. */
export function EditorErrors({ result }: { result: EditorResult | undefined }) {
  const { t } = useTranslation();
  const error = errorOf(result);
  const changes = result?.changes;
  if (!error) return null;
  return (
    <div className="notice notice-error" role="alert">
      <p>{error}</p>
      {changes && (
        <>
          {changes.by && <p>{changes.by}</p>}
          <dl className="editor-changes">
            {changes.fields.map(({ name, now }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd dir="auto">{now || t("editors.empty")}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </div>
  );
}
