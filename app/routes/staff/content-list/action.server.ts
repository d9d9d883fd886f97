import { takeCsv } from "~/features/csv/take-csv.server";
import { filedKind } from "./filed-kind.server";

/** Takes things of the content from a file, all of its lines or none. */
export const action = takeCsv(({ ctx, params }) => {
  const { listedAt, takeFile } = filedKind(params.kind);
  return {
    path: listedAt,
    take: (csv, preview) => takeFile(ctx.api, csv, preview),
    // The file's own columns are what its writer sees.
    nameColumn: (column) => column,
  };
});
