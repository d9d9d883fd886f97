import { useEffect, useRef } from "react";
import { toaster } from "~/client/toast/toaster";
import type { TableView } from "./table-view";

/**
 * The table to show: this one, or where it could not be loaded the rows that were there before, with a
 * passing message (R-CRUD-15, C-17). None where there never were any.
 */
export function useLastTable(table: TableView | null, failed: string): TableView | null {
  const last = useRef(table);
  const isStale = table === null && last.current !== null;
  useEffect(() => {
    if (table) last.current = table;
  }, [table]);
  useEffect(() => {
    if (isStale) toaster.show({ type: "error", text: failed });
  }, [isStale, failed]);
  return table ?? last.current;
}
