import type { LoaderFunctionArgs } from "@remix-run/node";
import { type StaffTable, staffTables } from "~/api/crud.server";
import type { MessageKey } from "~/i18n/messages/en";
import { requireStaff } from "~/request/require-staff.server";
import { staffOptionsPath, staffTableFilePath, staffTableListPath } from "~/sitemap/staff-paths";
import { type LoadedTable, loadTable } from "./load-table.server";

export interface LoadedStaffTable extends LoadedTable {
  head: { title: string; noindex: true };
  /** Where what it shows is to be had as a file, and where one comes in. */
  csv: { file: string; list: string };
}

/** The page of one of the back-office's tables: its rows, or the form or question that its address opens. */
export async function loadStaffTable(
  args: LoaderFunctionArgs,
  name: StaffTable,
  title: MessageKey,
): Promise<LoadedStaffTable> {
  const ctx = await requireStaff(args);
  const loaded = await loadTable(ctx, {
    request: args.request,
    client: staffTables[name](ctx),
    options: (column) => staffOptionsPath(name, column),
  });
  return {
    head: { title: ctx.t(title), noindex: true },
    csv: {
      file: staffTableFilePath(name, new URLSearchParams({ ...loaded.table?.state })),
      list: staffTableListPath(name),
    },
    ...loaded,
  };
}
