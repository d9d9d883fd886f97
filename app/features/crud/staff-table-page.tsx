import { useActionData } from "@remix-run/react";
import type { ReactNode } from "react";
import { CrudPage } from "./crud-page";
import type { TableResult } from "./item-form";
import type { LoadedStaffTable } from "./load-staff-table.server";
import { RelatedControl } from "./related-control";

interface StaffTablePageProps {
  loaded: LoadedStaffTable;
  about: string;
  /** What else is done with the whole table. */
  children?: ReactNode;
}

/** A page of the back-office that is a table whose columns refer to other rows. */
export function StaffTablePage({ loaded, about, children }: StaffTablePageProps) {
  const { head, table, form } = loaded;
  const result = useActionData<TableResult>();
  return (
    <>
      <header className="desk-head">
        <h1>{head.title}</h1>
        <p className="muted">{about}</p>
        {children && <div className="cluster">{children}</div>}
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
