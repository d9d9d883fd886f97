import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import { CsvPage } from "~/features/csv/csv-page";
import { headOf } from "~/features/document/page-head";
import type { loadTranslationList } from "./load-translation-list.server";

export { csvLinks as links } from "~/features/csv/csv-links";
export { action } from "./action.server";
export { loadTranslationList as loader } from "./load-translation-list.server";

export const clientAction = preserveForm;

export const meta: MetaFunction<typeof loadTranslationList> = ({ data, matches }) =>
  headOf(data?.head, matches);

/** Brings the texts of a translator's file into the shop. */
export default function StaffTranslationList() {
  const { t } = useTranslation();
  const { head, hint, back } = useLoaderData<typeof loadTranslationList>();
  return <CsvPage title={head.title} about={t("texts.many_about")} hint={hint} back={back} />;
}
