import type { LoaderFunctionArgs } from "@remix-run/node";
import { listQueryOf } from "~/features/crud/load-table.server";
import { staffTables } from "~/features/crud/staff-tables.server";
import { respondWithCsv } from "~/features/csv/respond-with-csv.server";
import { asPage } from "~/request/failures.server";
import { requireStaff } from "~/request/require-staff.server";

/** GET /staff/coupons/file: what the table's address asks for of the coupons, as a CSV file. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const ctx = await requireStaff(args);
  const query = listQueryOf(ctx, args.request);
  return respondWithCsv(
    ctx,
    await staffTables.coupons(ctx).file(query).catch(asPage(ctx)),
    "coupons",
  );
}
