import type { LoaderFunctionArgs } from "@remix-run/node";
import { synonymsOf } from "~/api/crud.server";
import { listQueryOf } from "~/features/crud/load-table.server";
import { respondWithCsv } from "~/features/csv/respond-with-csv.server";
import { requireStaff } from "~/request/require-staff.server";
import { asPage } from "~/request/responses.server";
import { askedLanguage } from "./synonyms/asked-language.server";

/** GET /staff/synonyms/file: what the table's address asks for of a language's synonyms, as a CSV file. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const ctx = await requireStaff(args);
  const lang = askedLanguage(ctx, args.request);
  const query = listQueryOf(ctx, args.request);
  const csv = await synonymsOf(ctx, lang).file(query).catch(asPage(ctx));
  return respondWithCsv(ctx, csv, `synonyms-${lang}`);
}
