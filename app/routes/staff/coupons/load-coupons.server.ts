import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadStaffTable } from "~/features/crud/load-staff-table.server";
import { staffCouponsFilePath } from "~/sitemap/staff-paths";

/** GET /staff/coupons: the table of the shop's coupons, and where what it shows is to be had as a file. */
export async function loadCoupons(args: LoaderFunctionArgs) {
  const loaded = await loadStaffTable(args, "coupons", "coupons.title");
  const file = staffCouponsFilePath(new URLSearchParams({ ...loaded.table?.state }));
  return { ...loaded, file };
}
