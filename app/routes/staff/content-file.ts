import type { LoaderFunctionArgs } from "@remix-run/node";
import { respondWithCsv } from "~/features/csv/respond-with-csv.server";
import { asPage } from "~/request/failures.server";
import { requireStaff } from "~/request/require-staff.server";
import { filedKind } from "./content-list/filed-kind.server";

/** GET /staff/content/{kind}/file: all questions or pages of text, as a CSV file. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const ctx = await requireStaff(args);
  const { name, getFile } = filedKind(args.params.kind);
  const csv = await getFile(ctx.api).catch(asPage(ctx));
  return respondWithCsv(ctx, csv, name);
}
