import type { LoaderFunctionArgs } from "@remix-run/node";
import { listQueryOf } from "~/features/crud/load-table.server";
import { respondWithCsv } from "~/features/csv/respond-with-csv.server";
import { asPage } from "~/request/failures.server";
import { requireStaff } from "~/request/require-staff.server";
import { couponsOf } from "./coupons/load-coupons.server";

/** GET /staff/coupons/file: what the table's address asks for of the coupons, as a CSV file. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const ctx = await requireStaff(args);
  const query = listQueryOf(ctx, args.request);
  return respondWithCsv(ctx, await couponsOf(ctx).file(query).catch(asPage(ctx)), "coupons");
}
