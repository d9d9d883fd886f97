import type { LoaderFunctionArgs } from "@remix-run/node";
import { getTextsFile } from "~/api/staff-texts.server";
import { respondWithCsv } from "~/features/csv/respond-with-csv.server";
import { requireStaff } from "~/request/require-staff.server";
import { asPage } from "~/request/responses.server";
import { textSearchOf } from "./translations/load-translations.server";

/** GET /staff/translations/file?q=&show=: what a search finds of the storefront's texts, as a CSV file. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const ctx = await requireStaff(args);
  const csv = await getTextsFile(ctx.api, textSearchOf(args.request)).catch(asPage(ctx));
  return respondWithCsv(ctx, csv, "translations");
}
