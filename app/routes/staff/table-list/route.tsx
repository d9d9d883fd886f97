import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { preserveForm } from "~/client/offline/preserve-form";
import { CsvPage } from "~/features/csv/csv-page";
import { headOf } from "~/features/document/page-head";
import type { loadTableList } from "./load-table-list.server";

export { csvLinks as links } from "~/features/csv/csv-links";
export { action } from "./action.server";
export { loadTableList as loader } from "./load-table-list.server";

export const clientAction = preserveForm;

export const meta: MetaFunction<typeof loadTableList> = ({ data, matches }) =>
  headOf(data?.head, matches);

/** Brings many rows of a table in at once. */
export default function StaffTableList() {
  const { head, about, hint, back } = useLoaderData<typeof loadTableList>();
  return <CsvPage title={head.title} {...{ about, hint, back }} />;
}
