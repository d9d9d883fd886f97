import { useTranslation } from "react-i18next";
import { type FormResult, sentText } from "~/forms/submission";
import { ValidatedForm } from "~/forms/validated-form";
import { Select } from "~/ui/select/select";
import { TextArea } from "~/ui/text-area/text-area";
import type { loadDeskTicket } from "./load-desk-ticket.server";

type Loaded = Awaited<ReturnType<typeof loadDeskTicket>>;
type AnswerFormsProps = Pick<Loaded, "ticket" | "canned" | "constraints" | "clientId" | "since"> & {
  result: FormResult | undefined;
};

/** The answer to the customer, and notes that the customer never sees. */
export function AnswerForms({
  ticket,
  canned,
  constraints,
  clientId,
  since,
  result,
}: AnswerFormsProps) {
  const { t } = useTranslation();
  const isNote = sentText(result, "intent") === "note";
  const answer = isNote ? undefined : result;
  const note = isNote ? result : undefined;
  return (
    <>
      {ticket.isClosed ? (
        <p className="notice">{t("desk.is_closed")}</p>
      ) : (
        <ValidatedForm
          id="desk-answer"
          className="fields panel"
          reloadDocument
          constraints={{ body: constraints.body }}
          result={answer}
        >
          {(field) => (
            <>
              <h2>{t("desk.answer")}</h2>
              <input
                type="hidden"
                name="client_id"
                value={sentText(answer, "client_id") ?? clientId}
              />
              <input type="hidden" name="version" value={ticket.version} />
              <input type="hidden" name="since" value={since} />
              {canned.length > 0 && (
                <div className="desk-canned">
                  <Select name="canned" label={t("desk.canned_pick")} choices={canned} />
                  <button
                    type="submit"
                    className="button button-quiet"
                    name="intent"
                    value="insert"
                    formNoValidate
                  >
                    {t("desk.canned_insert")}
                  </button>
                </div>
              )}
              <TextArea
                {...field("body")}
                label={t("desk.answer_label")}
                hint={t("desk.answer_lang", { language: ticket.language })}
                dir="auto"
              />
              <Select
                name="state"
                label={t("desk.then")}
                defaultValue={sentText(answer, "state")}
                choices={ticket.choices.afterwards}
              />
              <button type="submit" className="button" name="intent" value="answer">
                {t("desk.send")}
              </button>
            </>
          )}
        </ValidatedForm>
      )}
      <details className="panel" open={note !== undefined}>
        <summary>
          <b>{t("desk.note")}</b>
        </summary>
        <ValidatedForm
          id="desk-note"
          className="fields"
          reloadDocument
          constraints={{ body: constraints.body }}
          result={note}
        >
          {(field) => (
            <>
              <input type="hidden" name="client_id" value={clientId} />
              <TextArea
                {...field("body")}
                id="note"
                label={t("desk.note_label")}
                rows={3}
                dir="auto"
              />
              <button type="submit" className="button button-quiet" name="intent" value="note">
                {t("desk.note_send")}
              </button>
            </>
          )}
        </ValidatedForm>
      </details>
    </>
  );
}
