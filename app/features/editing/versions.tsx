import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";

interface VersionsProps {
  version: number;
  versions: readonly { version: number; by: string | null; name: string }[];
}

/** What something was before, each of its states to be brought back. */
export function Versions({ version, versions }: VersionsProps) {
  const { t } = useTranslation();
  return (
    <details className="panel">
      <summary>{t("editors.versions")}</summary>
      <ol>
        {versions.map((one) => (
          <li key={one.version} className="cluster">
            <span>
              {one.name} <bdi>{one.by}</bdi>
            </span>
            {one.version !== version && (
              <Form method="post" reloadDocument>
                <input type="hidden" name="version" value={version} />
                <input type="hidden" name="to" value={one.version} />
                <button type="submit" className="button button-quiet" name="intent" value="restore">
                  {t("editors.restore")}
                  <span className="sr-only"> {one.name}</span>
                </button>
              </Form>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
