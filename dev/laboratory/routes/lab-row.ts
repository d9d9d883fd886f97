import type { AppendedPage } from "~/ui/infinite-list/appended";

/** A scratch row as the infinite lists print it. */
export interface LabRow {
  id: string;
  title: string;
  /** In the reader's digits. */
  amount: string;
}

export const keyOfRow = ({ id }: LabRow): string => id;

/** The rows of a list's page, by the page's own address. */
export async function fetchRows(page: string, signal: AbortSignal): Promise<AppendedPage<LabRow>> {
  const response = await fetch(page.replace(/infinite-\w+/, "$&/rows"), { signal });
  if (!response.ok) throw new Error(`The rows of ${page} answered ${response.status}`);
  return response.json();
}
