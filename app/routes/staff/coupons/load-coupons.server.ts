import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadTable } from "~/features/crud/load-table.server";
import { staffTables } from "~/features/crud/staff-tables.server";
import { requireStaff } from "~/request/require-staff.server";
import { staffCouponsFilePath, staffOptionsPath } from "~/sitemap/staff-paths";

/** GET /staff/coupons: the table of the shop's coupons, or the form or question that its address opens. */
export async function loadCoupons(args: LoaderFunctionArgs) {
  const ctx = await requireStaff(args);
  const loaded = await loadTable(ctx, {
    request: args.request,
    client: staffTables.coupons(ctx),
    options: (column) => staffOptionsPath("coupons", column),
  });
  return {
    head: { title: ctx.t("coupons.title"), noindex: true },
    ...loaded,
    file: staffCouponsFilePath(new URLSearchParams({ ...loaded.table?.state })),
  };
}
