import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadTable } from "~/features/crud/load-table.server";
import { staffTables } from "~/features/crud/staff-tables.server";
import { requireStaff } from "~/request/require-staff.server";
import { staffOptionsPath } from "~/sitemap/staff-paths";

/** GET /staff/brands: the table of the shop's brands, or the form or question that its address opens. */
export async function loadBrands(args: LoaderFunctionArgs) {
  const ctx = await requireStaff(args);
  const loaded = await loadTable(ctx, {
    request: args.request,
    client: staffTables.brands(ctx),
    options: (column) => staffOptionsPath("brands", column),
  });
  return { head: { title: ctx.t("brands.title"), noindex: true }, ...loaded };
}
