import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import { CrudPage } from "~/features/crud/crud-page";
import type { TableResult } from "~/features/crud/item-form";
import { preserveTable } from "~/features/crud/preserve-table.enhanced";
import { headOf } from "~/features/document/page-head";
import { RelatedControl } from "~/ui/form-creator/related-control";
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
  const result = useActionData<TableResult>();
  const { head, table, form } = loaded;
  return (
    <>
      <header className="desk-head">
        <h1>{head.title}</h1>
        <p className="muted">{t("methods.about")}</p>
      </header>
      <CrudPage
        label={head.title}
        table={table}
        form={form}
        result={result}
        Related={RelatedControl}
      />
    </>
  );
}
