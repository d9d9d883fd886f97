import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadStaffTable } from "~/features/crud/load-staff-table.server";

/** GET /staff/brands: the table of the shop's brands. */
export const loadBrands = (args: LoaderFunctionArgs) =>
  loadStaffTable(args, "brands", "brands.title");
