import { isLanguage, languages } from "#backend/contract/languages";
import { takeTextsFile } from "~/api/staff-texts.server";
import { takeCsv } from "~/features/csv/take-csv.server";
import { staffTextsPath } from "~/sitemap/staff-paths";

/** Takes texts from a file, all of its lines or none. */
export const action = takeCsv(({ ctx }) => ({
  path: staffTextsPath,
  take: (csv, preview) => takeTextsFile(ctx.api, csv, preview),
  nameColumn: (column) => (isLanguage(column) ? languages[column].name : column),
}));
