import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";

/** Asks before a block goes; it opens in place. */
export function RemoveQuestion({ version, was }: { version: number; was: string }) {
  const { t } = useTranslation();
  return (
    <details className="panel">
      <summary>{t("blocks.remove")}</summary>
      <Form method="post" className="fields" reloadDocument>
        <p>{t("blocks.remove_sure")}</p>
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="was" value={was} />
        <div className="cluster">
          <button type="submit" className="button button-quiet" name="intent" value="remove">
            {t("blocks.remove_do")}
          </button>
        </div>
      </Form>
    </details>
  );
}
