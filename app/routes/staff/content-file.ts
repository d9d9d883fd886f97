import type { LoaderFunctionArgs } from "@remix-run/node";
import { respondWithCsv } from "~/features/csv/respond-with-csv.server";
import { requireStaff } from "~/request/require-staff.server";
import { asPage } from "~/request/responses.server";
import { filedKind } from "./content-list/filed-kind.server";

/** GET /staff/content/{kind}/file: things of the content as a CSV file; of posts what the list's search finds. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const ctx = await requireStaff(args);
  const { name, getFile } = filedKind(args.params.kind);
  const { searchParams } = new URL(args.request.url);
  const search = { q: searchParams.get("q") ?? "", status: searchParams.get("status") ?? "" };
  const csv = await getFile(ctx.api, search).catch(asPage(ctx));
  return respondWithCsv(ctx, csv, name);
}
