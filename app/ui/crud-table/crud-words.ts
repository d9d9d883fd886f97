/** What a table says besides its data, in the reader's language. */
export interface CrudWords {
  search: string;
  searchGo: string;
  advanced: string;
  advancedGo: string;
  advancedClear: string;
  any: string;
  add: string;
  edit: string;
  remove: string;
  copy: string;
  actions: string;
  withChecked: string;
  checkAll: string;
  columns: string;
  columnsText: string;
  columnsReset: string;
  close: string;
  pages: string;
  previous: string;
  next: string;
  /** Stands in a cell without a value. */
  none: string;
  loading: string;
  checkRow: (name: string) => string;
  editRow: (name: string) => string;
  removeRow: (name: string) => string;
  checked: (count: number) => string;
  earlier: (column: string) => string;
  later: (column: string) => string;
}
