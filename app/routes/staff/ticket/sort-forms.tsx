import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { type FormResult, sentText } from "~/forms/submission";
import { ValidatedForm } from "~/forms/validated-form";
import { TextField } from "~/ui/field/text-field";
import { Select } from "~/ui/select/select";
import type { loadDeskTicket } from "./load-desk-ticket.server";

type Loaded = Awaited<ReturnType<typeof loadDeskTicket>>;
type SortFormsProps = Pick<Loaded, "ticket" | "can" | "constraints" | "since"> & {
  result: FormResult | undefined;
};

/** Who answers it, how urgent it is, what it is; and where it goes on, if elsewhere. */
export function SortForms({ ticket, can, constraints, since, result }: SortFormsProps) {
  const { t } = useTranslation();
  const merge = sentText(result, "intent") === "merge" ? result : undefined;
  const sent = (name: string) => sentText(result, name);
  const { choices } = ticket;
  return (
    <section className="panel stack" aria-labelledby="sorting">
      <h2 id="sorting">{t("desk.sorting")}</h2>
      <Form method="post" className="fields desk-sorting" reloadDocument>
        <input type="hidden" name="version" value={ticket.version} />
        <input type="hidden" name="since" value={since} />
        <Select
          name="assigned"
          label={t("desk.assignee")}
          none={t("desk.nobody")}
          defaultValue={sent("assigned") ?? ticket.assigned}
          choices={choices.assigned}
        />
        <Select
          name="priority"
          label={t("desk.priority")}
          defaultValue={sent("priority") ?? ticket.priority}
          choices={choices.priority}
        />
        <Select
          name="department"
          label={t("desk.department")}
          defaultValue={sent("department") ?? ticket.department}
          choices={choices.department}
        />
        <Select
          name="state"
          id="sort-state"
          label={t("desk.state")}
          defaultValue={sent("state")}
          choices={choices.state}
        />
        <button type="submit" className="button button-quiet" name="intent" value="sort">
          {t("desk.save")}
        </button>
      </Form>
      {can.manage && !ticket.isClosed && (
        <details open={merge !== undefined}>
          <summary>{t("desk.merge")}</summary>
          <ValidatedForm
            id="desk-merge"
            className="fields"
            reloadDocument
            constraints={{ into: constraints.into }}
            result={merge}
          >
            {(field) => (
              <>
                <p className="field-hint">{t("desk.merge_text")}</p>
                <input type="hidden" name="version" value={ticket.version} />
                <input type="hidden" name="since" value={since} />
                <TextField
                  {...field("into")}
                  label={t("desk.merge_into")}
                  inputMode="numeric"
                  autoComplete="off"
                  dir="ltr"
                />
                <button type="submit" className="button button-quiet" name="intent" value="merge">
                  {t("desk.merge_send")}
                </button>
              </>
            )}
          </ValidatedForm>
        </details>
      )}
    </section>
  );
}
