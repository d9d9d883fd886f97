import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadStaffTable } from "~/features/crud/load-staff-table.server";

/** GET /staff/shipping: the table of the ways to send. */
export const loadShipping = (args: LoaderFunctionArgs) =>
  loadStaffTable(args, "shipping", "methods.title");
