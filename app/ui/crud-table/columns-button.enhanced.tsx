import { lazy, Suspense, useState } from "react";
import type { ColumnState } from "./column-state";
import type { CrudWords } from "./crud-words";
import type { TableColumn } from "./table-view";

const ColumnsPanel = lazy(() => import("./columns-panel.enhanced"));

interface ColumnsButtonProps {
  columns: readonly TableColumn[];
  state: ColumnState;
  onChange: (state: ColumnState) => void;
  words: CrudWords;
}

/** Opens the choice of columns; what that needs is loaded then. */
export function ColumnsButton({ words, ...panel }: ColumnsButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button button-quiet"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {words.columns}
      </button>
      {isOpen && (
        <Suspense>
          <ColumnsPanel {...panel} words={words} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
