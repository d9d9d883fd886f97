import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import { preserveTable } from "~/features/crud/preserve-table.enhanced";
import { StaffTablePage } from "~/features/crud/staff-table-page";
import { headOf } from "~/features/document/page-head";
import type { loadShipping } from "./load-shipping.server";

export { tableLinks as links } from "~/features/crud/table-links";
export { action } from "./action.server";
export { loadShipping as loader } from "./load-shipping.server";

const kept = preserveTable<Awaited<ReturnType<typeof loadShipping>>>();

export const clientLoader = kept.load;

export const clientAction = preserveForm;

export const meta: MetaFunction<typeof loadShipping> = ({ data, matches }) =>
  headOf(data?.head, matches);

/** The ways to send as a table. */
export default function StaffShipping() {
  const { t } = useTranslation();
  const loaded = useLoaderData<typeof loadShipping>();
  kept.useShown(loaded);
  return <StaffTablePage loaded={loaded} about={t("methods.about")} />;
}
