import { useActionData } from "@remix-run/react";
import { CsvButtons } from "~/features/csv/csv-buttons";
import { CrudPage } from "./crud-page";
import type { TableResult } from "./item-form";
import type { LoadedStaffTable } from "./load-staff-table.server";
import { RelatedControl } from "./related-control";

interface StaffTablePageProps {
  loaded: LoadedStaffTable;
  about: string;
}

/** A page of the back-office that is a table whose columns refer to other rows. */
export function StaffTablePage({ loaded, about }: StaffTablePageProps) {
  const { head, csv, table, form } = loaded;
  const result = useActionData<TableResult>();
  return (
    <>
      <header className="desk-head">
        <h1>{head.title}</h1>
        <p className="muted">{about}</p>
        <div className="cluster">
          <CsvButtons {...csv} />
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
