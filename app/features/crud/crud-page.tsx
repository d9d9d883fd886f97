import { useLocation, useNavigate, useNavigation } from "@remix-run/react";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSkippedRevalidation } from "~/client/offline/skip-revalidation";
import { errorOf } from "~/forms/submission";
import { withQuery } from "~/sitemap/with-query";
import { ConfirmForm } from "~/ui/confirm/confirm-form";
import { ConfirmLink } from "~/ui/confirm/confirm-link";
import { CrudTable } from "~/ui/crud-table/crud-table";
import type { TableRow, TableView } from "~/ui/crud-table/table-view";
import { useLastTable } from "~/ui/crud-table/use-last-table.enhanced";
import { Link } from "~/ui/link/link";
import { Modal } from "~/ui/modal/modal.enhanced";
import { ItemForm, type TableResult } from "./item-form";
import type { TableForm } from "./table-form";

interface CrudPageProps {
  /** Says what the table lists. */
  label: string;
  /** Null where it could not be loaded (R-CRUD-15). */
  table: TableView | null;
  form: TableForm | null;
  result?: TableResult;
  /** What columns that refer to other rows are written with; tables that have none don't load it. */
  Related?: Parameters<typeof ItemForm>[0]["Related"];
}

/**
 * A table and the form or question that its address opens. Without scripts, and where the address is opened
 * by itself, that is the page; on the way from the list it stands in a dialog over it.
 */
export function CrudPage({ label, table, form, result, Related }: CrudPageProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { state, formMethod } = useNavigation();
  const isDialog = useHasMoved();
  useSkippedRevalidation(useLocation().pathname);
  const view = useLastTable(table, t("crud.load_failed"));
  const goTo = useCallback(
    (address: string) => navigate(address, { replace: true, preventScrollReset: true }),
    [navigate],
  );
  if (!view) return <p className="notice notice-warning">{t("crud.load_failed")}</p>;

  const back = addressOf(view);
  const content = form && <FormOrQuestion {...{ form, result, back, Related }} />;
  if (form && !isDialog) {
    return (
      <section className="panel stack crud-form" aria-labelledby="crud-form">
        <h2 id="crud-form">{form.title}</h2>
        {content}
      </section>
    );
  }
  return (
    <>
      {!form && errorOf(result) && (
        <p className="notice notice-error" role="alert">
          {errorOf(result)}
        </p>
      )}
      <CrudTable
        label={label}
        view={view}
        isLoading={state !== "idle"}
        isSent={state === "loading" && formMethod === "POST"}
        goTo={goTo}
        removeLink={(row, look) => <RemoveRow row={row} back={back} look={look} />}
      />
      {form && (
        <Modal open title={form.title} onClose={() => goTo(back)}>
          {content}
        </Modal>
      )}
    </>
  );
}

/** Whether the reader has gone on from the address that the page was opened at. */
function useHasMoved(): boolean {
  const { search } = useLocation();
  const [opened] = useState(search);
  const [hasMoved, setHasMoved] = useState(false);
  if (!hasMoved && search !== opened) setHasMoved(true);
  return hasMoved;
}

/** The list as it is, without a form over it. */
function addressOf({ path, state }: TableView): string {
  return withQuery(path, new URLSearchParams(state));
}

interface FormOrQuestionProps extends Pick<CrudPageProps, "result" | "Related"> {
  form: TableForm;
  back: string;
}

function FormOrQuestion(props: FormOrQuestionProps) {
  const { form, result, back, Related } = props;
  const { t } = useTranslation();
  if (form.missing) {
    return (
      <>
        <p>{form.missing}</p>
        <p>
          <Link className="button button-quiet" to={back} preventScrollReset>
            {t("crud.cancel")}
          </Link>
        </p>
      </>
    );
  }
  if (form.intent !== "delete") return <ItemForm {...{ form, result, back, Related }} />;
  return (
    <>
      {errorOf(result) && (
        <p className="notice notice-error" role="alert">
          {errorOf(result)}
        </p>
      )}
      <ConfirmForm
        text={<RowsToDelete form={form} />}
        labels={{ accept: t("crud.remove"), cancel: t("crud.cancel") }}
        fields={{ intent: "delete", ids: form.rows.map(({ id }) => id) }}
        cancel={back}
      />
    </>
  );
}

function RowsToDelete({ form }: { form: TableForm }) {
  return (
    <>
      <ul className="crud-doomed">
        {form.rows.map(({ id, name }) => (
          <li key={id}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      <p>{form.text}</p>
    </>
  );
}

interface RemoveRowProps {
  row: TableRow & { remove: string };
  back: string;
  look: string;
}

/** A row's deletion: the page that asks, or the same question at once where scripts run (R-CONFIRM-01). */
function RemoveRow({ row, back, look }: RemoveRowProps) {
  const { t } = useTranslation();
  return (
    <ConfirmLink
      to={row.remove}
      title={t("crud.remove_row", { name: row.name })}
      look={look}
      text={<p>{t("crud.remove_text")}</p>}
      labels={{ accept: t("crud.remove"), cancel: t("crud.cancel") }}
      action={back}
      fields={{ intent: "delete", ids: row.id }}
    >
      {t("crud.remove")} <span className="sr-only">{row.name}</span>
    </ConfirmLink>
  );
}
