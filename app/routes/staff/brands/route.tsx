import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import { preserveTable } from "~/features/crud/preserve-table.enhanced";
import { StaffTablePage } from "~/features/crud/staff-table-page";
import { headOf } from "~/features/document/page-head";
import type { loadBrands } from "./load-brands.server";

export { tableLinks as links } from "~/features/crud/table-links";
export { action } from "./action.server";
export { loadBrands as loader } from "./load-brands.server";

const kept = preserveTable<Awaited<ReturnType<typeof loadBrands>>>();

export const clientLoader = kept.load;

export const clientAction = preserveForm;

export const meta: MetaFunction<typeof loadBrands> = ({ data, matches }) =>
  headOf(data?.head, matches);

/** The shop's brands as a table. */
export default function StaffBrands() {
  const { t } = useTranslation();
  const loaded = useLoaderData<typeof loadBrands>();
  kept.useShown(loaded);
  return <StaffTablePage loaded={loaded} about={t("brands.about")} />;
}
