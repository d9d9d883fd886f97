import { takeCsv } from "~/features/csv/take-csv.server";
import { filedKind } from "./filed-kind.server";

/** Takes questions or pages of text from a file, all of its lines or none. */
export const action = takeCsv(({ ctx, params }) => {
  const { listedAt, takeFile } = filedKind(params.kind);
  return {
    path: listedAt,
    take: (csv) => takeFile(ctx.api, csv),
    // The file's own columns are what its writer sees.
    nameColumn: (column) => column,
  };
});
