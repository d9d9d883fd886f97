import { useEffect, useRef } from "react";
import { localStore } from "~/client/storage/guarded-storage";
import { columnHash } from "./column-hash";
import type { TableColumn, TableView } from "./table-view";

/** A sort as the address says it: `{asc: column}` or `{desc: column}`. */
type Sort = NonNullable<TableView["sortKept"]>;

/**
 * Keeps the sort in this browser under a name made of the columns (R-STORE-10). The address wins; one without
 * a sort is asked for again with the kept one, once, when the table is first seen (C-25). A list that stands
 * unsorted because something `isSent`, to show a new row first, forgets nothing.
 */
export function useStoredSort(
  { columns, sortKept }: Pick<TableView, "columns" | "sortKept">,
  { isSent, restore }: { isSent: boolean; restore: (sort: Sort) => void },
): void {
  const key = `table_sort_${columnHash(columns)}`;
  const seen = useRef<string>();
  const wasSent = useRef(false);
  const text = sortKept && JSON.stringify(sortKept);

  useEffect(() => {
    if (isSent) wasSent.current = true;
  }, [isSent]);

  useEffect(() => {
    const isFirst = seen.current !== key;
    seen.current = key;
    const stored = isFirst && !text ? readSort(localStore.read(key), columns) : null;
    if (stored) restore(stored);
    else if (text) localStore.write(key, text);
    else if (!isFirst && !wasSent.current) localStore.remove(key);
    wasSent.current = false;
  }, [key, text, columns, restore]);
}

/** A stored sort by a column that can be sorted; null for anything else. */
export function readSort(text: string | null, columns: readonly TableColumn[]): Sort | null {
  try {
    const sort = JSON.parse(text ?? "null") ?? {};
    const [direction] = ["asc", "desc"].filter((one) => one in sort);
    const column = columns.find(
      ({ value, sort: can }) => can && direction && value === sort[direction],
    );
    return direction && column ? { [direction]: column.value } : null;
  } catch {
    return null;
  }
}
