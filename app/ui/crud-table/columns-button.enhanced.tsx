import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ColumnState } from "./column-state";
import type { TableColumn } from "./table-view";

const ColumnsPanel = lazy(() => import("./columns-panel.enhanced"));

interface ColumnsButtonProps {
  columns: readonly TableColumn[];
  state: ColumnState;
  onChange: (state: ColumnState) => void;
}

/** Opens the choice of columns; what that needs is loaded then. */
export function ColumnsButton(panel: ColumnsButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button button-quiet"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {t("crud.columns")}
      </button>
      {isOpen && (
        <Suspense>
          <ColumnsPanel {...panel} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
