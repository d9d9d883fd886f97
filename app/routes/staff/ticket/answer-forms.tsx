import { useTranslation } from "react-i18next";
import { MessageForm } from "~/features/tickets/message-form";
import type { TicketFormResult } from "~/features/tickets/read-ticket-form.server";
import { errorOf, sentText } from "~/forms/submission";
import { staffUploadPath } from "~/sitemap/staff-paths";
import { Select } from "~/ui/select/select";
import { CannedPick } from "./canned-pick.enhanced";
import type { loadDeskTicket } from "./load-desk-ticket.server";

type Loaded = Awaited<ReturnType<typeof loadDeskTicket>>;
type AnswerFormsProps = Pick<Loaded, "ticket" | "canned" | "constraints" | "clientId" | "since"> & {
  result: TicketFormResult | undefined;
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
  const { body } = constraints;
  return (
    <>
      {ticket.isClosed ? (
        <p className="notice">{t("desk.is_closed")}</p>
      ) : (
        <section className="panel stack" aria-labelledby="desk-answer-title">
          <h2 id="desk-answer-title">{t("desk.answer")}</h2>
          <MessageForm
            id="desk-answer"
            look="fields"
            intent="answer"
            send={t("desk.send")}
            constraints={{ body }}
            clientId={clientId}
            result={answer}
            staff={{ address: staffUploadPath, ids: "answer" }}
            words={{
              label: t("desk.answer_label"),
              hint: t("desk.answer_lang", { language: ticket.language }),
              pictures: t("desk.answer_pictures"),
            }}
            before={() => (
              <>
                <input type="hidden" name="form" value="answer" />
                <input type="hidden" name="version" value={ticket.version} />
                <input type="hidden" name="since" value={since} />
                {canned.length > 0 && (
                  <CannedPick canned={canned} error={errorOf(answer, "canned")} />
                )}
              </>
            )}
            after={
              <Select
                name="state"
                label={t("desk.then")}
                defaultValue={sentText(answer, "state")}
                choices={ticket.choices.afterwards}
              />
            }
          />
        </section>
      )}
      <details className="panel" open={note !== undefined}>
        <summary>
          <b>{t("desk.note")}</b>
        </summary>
        <MessageForm
          id="desk-note"
          look="fields"
          intent="note"
          send={t("desk.note_send")}
          constraints={{ body }}
          clientId={clientId}
          result={note}
          staff={{ address: staffUploadPath, ids: "note" }}
          words={{ label: t("desk.note_label"), pictures: t("desk.note_pictures") }}
          before={() => <input type="hidden" name="form" value="note" />}
        />
      </details>
    </>
  );
}
