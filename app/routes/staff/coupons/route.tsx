import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import { preserveTable } from "~/features/crud/preserve-table.enhanced";
import { StaffTablePage } from "~/features/crud/staff-table-page";
import { headOf } from "~/features/document/page-head";
import type { loadCoupons } from "./load-coupons.server";

export { tableLinks as links } from "~/features/crud/table-links";
export { action } from "./action.server";
export { loadCoupons as loader } from "./load-coupons.server";

const kept = preserveTable<Awaited<ReturnType<typeof loadCoupons>>>();

export const clientLoader = kept.load;

export const clientAction = preserveForm;

export const meta: MetaFunction<typeof loadCoupons> = ({ data, matches }) =>
  headOf(data?.head, matches);

/** The shop's coupons as a table. */
export default function StaffCoupons() {
  const { t } = useTranslation();
  const loaded = useLoaderData<typeof loadCoupons>();
  kept.useShown(loaded);
  return <StaffTablePage loaded={loaded} about={t("coupons.about")} />;
}
