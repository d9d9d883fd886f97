import {
  columnOrderingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/icon/icon";
import { Modal } from "~/ui/modal/modal.enhanced";
import { type ColumnState, inOrder, isVisible, moveColumn, untouched } from "./column-state";
import type { TableColumn } from "./table-view";

const features = tableFeatures({ columnVisibilityFeature, columnOrderingFeature });
const noRows: never[] = [];

interface ColumnsPanelProps {
  columns: readonly TableColumn[];
  state: ColumnState;
  onChange: (state: ColumnState) => void;
  onClose: () => void;
}

/** Which columns are shown, and in which order (R-TH-03). */
export default function ColumnsPanel({ onClose, onChange, ...known }: ColumnsPanelProps) {
  const { t } = useTranslation();
  const { table, order } = useColumnModel({ ...known, onChange });
  const shown = table.getVisibleLeafColumns().length;
  const ordered = table.getAllLeafColumns();
  return (
    <Modal open title={t("crud.columns")} onClose={onClose}>
      <p className="field-hint">{t("crud.columns_text")}</p>
      <ul className="columns-list">
        {ordered.map((column, place) => {
          const text = String(column.columnDef.header);
          const move = (by: 1 | -1) => table.setColumnOrder(moveColumn(order, column.id, by));
          return (
            <li key={column.id}>
              <label className="check">
                <input
                  type="checkbox"
                  checked={column.getIsVisible()}
                  disabled={shown === 1 && column.getIsVisible()}
                  onChange={(event) => column.toggleVisibility(event.currentTarget.checked)}
                />
                {text}
              </label>
              <Move
                label={t("crud.earlier", { column: text })}
                isUp
                isOff={place === 0}
                move={() => move(-1)}
              />
              <Move
                label={t("crud.later", { column: text })}
                isOff={place === ordered.length - 1}
                move={() => move(1)}
              />
            </li>
          );
        })}
      </ul>
      <div className="modal-answers">
        <button type="button" className="button button-quiet" onClick={() => onChange(untouched)}>
          {t("crud.columns_reset")}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {t("crud.close")}
        </button>
      </div>
    </Modal>
  );
}

/** The table library's model of the columns, whose state is the reader's. */
function useColumnModel({
  columns,
  state,
  onChange,
}: Pick<ColumnsPanelProps, "columns" | "state" | "onChange">) {
  const ordered = inOrder(columns, state);
  const columnOrder = ordered.map(({ value }) => value);
  const columnVisibility = Object.fromEntries(
    ordered.map((column) => [column.value, isVisible(column, state)]),
  );
  const table = useTable({
    features,
    data: noRows,
    columns: columns.map(({ value, text }) => ({ id: value, header: text })),
    state: { columnOrder, columnVisibility },
    onColumnOrderChange: (updater) => onChange({ ...state, order: apply(updater, columnOrder) }),
    onColumnVisibilityChange: (updater) =>
      onChange({ ...state, visibility: apply(updater, columnVisibility) }),
  });
  return { table, order: columnOrder };
}

function apply<T>(updater: T | ((old: T) => T), old: T): T {
  return updater instanceof Function ? updater(old) : updater;
}

function Move(props: { label: string; isUp?: boolean; isOff: boolean; move: () => void }) {
  return (
    <button
      type="button"
      className="button button-plain"
      aria-label={props.label}
      disabled={props.isOff}
      onClick={props.move}
    >
      <Icon name="chevron" look={props.isUp ? "icon-up" : "icon-down"} />
    </button>
  );
}
