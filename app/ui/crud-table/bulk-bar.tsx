import { useTranslation } from "react-i18next";
import { formatsFor } from "~/i18n/format";
import { usePageLanguage } from "~/i18n/use-page-language";
import type { TableView } from "./table-view";
import type { CheckedRows } from "./use-checked-rows.enhanced";

interface BulkBarProps {
  kinds: TableView["bulk"];
  rows: CheckedRows;
}

/** What can be done with the chosen rows; each button opens its form or question (R-CRUD-11..13). */
export function BulkBar({ kinds, rows }: BulkBarProps) {
  const { t } = useTranslation();
  const { number } = formatsFor(usePageLanguage());
  const { count } = rows;
  const labels = { copy: t("crud.copy"), edit: t("crud.edit"), delete: t("crud.remove") };
  const isOff = rows.isHydrated && count === 0;
  return (
    <fieldset className="crud-bulk">
      <legend>{t("crud.with_checked")}</legend>
      {kinds.map((kind) => (
        <button
          key={kind}
          type="submit"
          className="button button-quiet"
          name="do"
          value={kind}
          disabled={isOff}
        >
          {labels[kind]}
        </button>
      ))}
      {rows.isHydrated && (
        <span className="field-hint" role="status">
          {t("crud.checked", { count, n: number(count) })}
        </span>
      )}
    </fieldset>
  );
}
