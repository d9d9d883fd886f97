import type { LoaderFunctionArgs } from "@remix-run/node";
import { getSalesFile } from "~/api/staff-admin.server";
import { respondWithCsv } from "~/features/csv/respond-with-csv.server";
import { dayParts } from "~/i18n/calendar";
import { requireStaff } from "~/request/require-staff.server";
import { asPage } from "~/request/responses.server";
import { askedPeriod, cutsOf } from "./sales/asked-period.server";

/**
 * GET /staff/sales/file?by=&on=: the days or months of a period as a CSV file, named in digits of the reader's calendar, which
 * spreadsheets sort: `1405-09-06`, `2026-11`.
 */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const ctx = await requireStaff(args);
  const { by, period, parts, partUnit } = askedPeriod(ctx.lang, args.request);
  const nameOf = (isoDay: string, unit: "day" | "month") => {
    const { year, month, day } = dayParts(ctx.lang, isoDay);
    return (unit === "day" ? [year, month, day] : [year, month])
      .map((part) => String(part).padStart(2, "0"))
      .join("-");
  };
  const wanted = {
    cuts: cutsOf(ctx.lang, parts),
    names: parts.map(({ first }) => nameOf(first, partUnit)),
  };
  const csv = await getSalesFile(ctx.api, wanted).catch(asPage(ctx));
  return respondWithCsv(ctx, csv, `sales-${by}-${nameOf(period.first, "day")}`);
}
