import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadStaffTable } from "~/features/crud/load-staff-table.server";

/** GET /staff/coupons: the table of the shop's coupons. */
export const loadCoupons = (args: LoaderFunctionArgs) =>
  loadStaffTable(args, "coupons", "coupons.title");
