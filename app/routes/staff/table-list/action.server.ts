import { staffTables } from "~/api/crud.server";
import { takeCsv } from "~/features/csv/take-csv.server";
import { filedTable } from "./filed-table.server";

/** Takes rows of a table from a file, all of its lines or none. */
export const action = takeCsv(({ ctx, params }) => {
  const { table, listedAt } = filedTable(params.table);
  return {
    path: listedAt,
    take: (csv, preview) => staffTables[table](ctx).takeFile(csv, preview),
    // The file's own columns are what its writer sees.
    nameColumn: (column) => column,
  };
});
