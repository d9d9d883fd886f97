import { staffTables } from "~/features/crud/staff-tables.server";
import { takeCsv } from "~/features/csv/take-csv.server";
import { staffCouponsPath } from "~/sitemap/staff-paths";

/** Takes coupons from a file, all of its lines or none. */
export const action = takeCsv(({ ctx }) => ({
  path: staffCouponsPath,
  take: (csv, preview) => staffTables.coupons(ctx).takeFile(csv, preview),
  // The file's own columns are what its writer sees.
  nameColumn: (column) => column,
}));
