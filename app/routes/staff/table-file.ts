import type { LoaderFunctionArgs } from "@remix-run/node";
import { staffTables } from "~/api/crud.server";
import { listQueryOf } from "~/features/crud/load-table.server";
import { respondWithCsv } from "~/features/csv/respond-with-csv.server";
import { requireStaff } from "~/request/require-staff.server";
import { asPage } from "~/request/responses.server";
import { filedTable } from "./table-list/filed-table.server";

/** GET /staff/tables/{table}/file: what the table's address asks for of its rows, as a CSV file. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { table, permission } = filedTable(args.params.table);
  const ctx = await requireStaff(args, permission);
  const query = listQueryOf(ctx, args.request);
  return respondWithCsv(ctx, await staffTables[table](ctx).file(query).catch(asPage(ctx)), table);
}
