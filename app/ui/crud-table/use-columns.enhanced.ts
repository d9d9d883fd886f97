import { useEffect, useState } from "react";
import { useHydrated } from "~/client/boot/use-hydrated";
import { localStore } from "~/client/storage/guarded-storage";
import { columnHash } from "./column-hash";
import { type ColumnState, readColumnState, shownColumns, untouched } from "./column-state";
import type { TableColumn } from "./table-view";

/**
 * The reader's columns, kept in this browser under a name made of them (R-STORE-09). The server doesn't know
 * of them: it prints the table's own ones, and this applies the kept ones after hydration (C-25).
 */
export function useColumns(columns: readonly TableColumn[]) {
  const isHydrated = useHydrated();
  const key = `table_cols_${columnHash(columns)}`;
  const [state, setState] = useState(untouched);

  useEffect(() => {
    setState(readColumnState(localStore.read(key)) ?? untouched);
  }, [key]);

  function change(next: ColumnState) {
    setState(next);
    if (next === untouched) localStore.remove(key);
    else localStore.write(key, JSON.stringify(next));
  }
  return { columns: shownColumns(columns, state), state, change, isHydrated };
}
