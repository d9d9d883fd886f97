import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import { CsvPage } from "~/features/csv/csv-page";
import { headOf } from "~/features/document/page-head";
import type { loadCouponList } from "./load-coupon-list.server";

export { csvLinks as links } from "~/features/csv/csv-links";
export { action } from "./action.server";
export { loadCouponList as loader } from "./load-coupon-list.server";

export const clientAction = preserveForm;

export const meta: MetaFunction<typeof loadCouponList> = ({ data, matches }) =>
  headOf(data?.head, matches);

/** Brings many coupons in at once. */
export default function StaffCouponList() {
  const { t } = useTranslation();
  const { head, hint, back } = useLoaderData<typeof loadCouponList>();
  return <CsvPage title={head.title} about={t("coupons.many_about")} hint={hint} back={back} />;
}
