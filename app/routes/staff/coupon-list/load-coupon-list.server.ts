import type { LoaderFunctionArgs } from "@remix-run/node";
import { maxCsvLines } from "#backend/contract/csv";
import { formatsFor } from "~/i18n/format";
import { requireStaff } from "~/request/require-staff.server";
import { staffCouponsPath } from "~/sitemap/staff-paths";

/** GET /staff/coupons/many: where coupons come in from a file. */
export async function loadCouponList(args: LoaderFunctionArgs) {
  const { lang, t } = await requireStaff(args);
  return {
    head: { title: t("coupons.many"), noindex: true },
    hint: t("csv.hint", { n: formatsFor(lang).number(maxCsvLines) }),
    back: { to: staffCouponsPath, text: t("coupons.title") },
  };
}
