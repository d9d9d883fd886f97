import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import { CsvPage } from "~/features/csv/csv-page";
import { headOf } from "~/features/document/page-head";
import type { loadContentList } from "./load-content-list.server";

export { csvLinks as links } from "~/features/csv/csv-links";
export { action } from "./action.server";
export { loadContentList as loader } from "./load-content-list.server";

export const clientAction = preserveForm;

export const meta: MetaFunction<typeof loadContentList> = ({ data, matches }) =>
  headOf(data?.head, matches);

/** Brings things of the content in from a file. */
export default function StaffContentList() {
  const { t } = useTranslation();
  const { head, hint, back } = useLoaderData<typeof loadContentList>();
  return <CsvPage title={head.title} about={t("editors.many_about")} hint={hint} back={back} />;
}
