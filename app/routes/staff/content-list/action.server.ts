import { takeContentFile } from "~/api/editors.server";
import { takeCsv } from "~/features/csv/take-csv.server";
import { filedKind, listedAt } from "./filed-kind.server";

/** Takes questions or pages of text from a file, all of its lines or none. */
export const action = takeCsv(({ ctx, params }) => {
  const kind = filedKind(params.kind);
  return {
    path: listedAt[kind],
    take: (csv) => takeContentFile(ctx.api, kind, csv),
    // The file's own columns are what its writer sees.
    nameColumn: (column) => column,
  };
});
