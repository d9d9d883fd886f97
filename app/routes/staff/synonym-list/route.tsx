import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import { CsvPage } from "~/features/csv/csv-page";
import { headOf } from "~/features/document/page-head";
import type { loadSynonymList } from "./load-synonym-list.server";

export { csvLinks as links } from "~/features/csv/csv-links";
export { action } from "./action.server";
export { loadSynonymList as loader } from "./load-synonym-list.server";

export const clientAction = preserveForm;

export const meta: MetaFunction<typeof loadSynonymList> = ({ data, matches }) =>
  headOf(data?.head, matches);

/** Brings many synonyms of a language in at once. */
export default function StaffSynonymList() {
  const { t } = useTranslation();
  const { head, hint, back } = useLoaderData<typeof loadSynonymList>();
  return <CsvPage title={head.title} about={t("synonyms.many_about")} hint={hint} back={back} />;
}
