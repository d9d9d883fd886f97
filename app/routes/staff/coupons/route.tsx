import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import { CrudPage } from "~/features/crud/crud-page";
import type { TableResult } from "~/features/crud/item-form";
import { preserveTable } from "~/features/crud/preserve-table.enhanced";
import { CsvButtons } from "~/features/csv/csv-buttons";
import { headOf } from "~/features/document/page-head";
import { staffCouponListPath } from "~/sitemap/staff-paths";
import { RelatedControl } from "~/ui/form-creator/related-control";
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
  const result = useActionData<TableResult>();
  const { head, table, form, file } = loaded;
  return (
    <>
      <header className="desk-head">
        <h1>{head.title}</h1>
        <p className="muted">{t("coupons.about")}</p>
        <div className="cluster">
          <CsvButtons file={file} list={staffCouponListPath} />
        </div>
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
