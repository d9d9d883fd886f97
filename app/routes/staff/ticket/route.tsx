import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import styles from "~/features/desk/desk.css?url";
import { headOf } from "~/features/document/page-head";
import { StaffLink } from "~/features/staff/staff-link";
import type { TicketFormResult } from "~/features/tickets/read-ticket-form.server";
import { errorOf, sentText } from "~/forms/submission";
import fileStyles from "~/styles/files.css?url";
import formStyles from "~/styles/forms.css?url";
import { AnswerForms } from "./answer-forms";
import { Conversation } from "./conversation";
import { CustomerPanel } from "./customer-panel";
import type { loadDeskTicket } from "./load-desk-ticket.server";
import { SortForms } from "./sort-forms";

export { action } from "./action.server";
export { loadDeskTicket as loader } from "./load-desk-ticket.server";

export const clientAction = preserveForm;

export const links: LinksFunction = () =>
  [formStyles, fileStyles, styles].map((href) => ({ rel: "stylesheet", href }));

export const meta: MetaFunction<typeof loadDeskTicket> = ({ data, matches }) =>
  headOf(data?.head, matches);

/** A ticket at the desk: what was said, what to say, and who asks. */
export default function DeskTicket() {
  const { t } = useTranslation();
  const data = useLoaderData<typeof loadDeskTicket>();
  const result = useActionData<TicketFormResult>();
  const resultOf = (...intents: string[]) =>
    intents.includes(sentText(result, "intent") ?? "") ? result : undefined;
  const { ticket, can } = data;
  const error = errorOf(result);
  return (
    <>
      <header className="desk-head">
        <p className="field-hint">
          <bdi>{t("desk.ticket", { code: ticket.code })}</bdi>
        </p>
        <h1>
          <bdi>{ticket.subject}</bdi>
        </h1>
        <p className="desk-tags">
          <span className={ticket.isWaiting ? "tag tag-accent" : "tag tag-quiet"}>
            {ticket.stateName}
          </span>
          {ticket.rating && <span className="tag">{ticket.rating}</span>}
        </p>
      </header>
      {error && (
        <p className="notice notice-error" role="alert">
          {error}
        </p>
      )}
      {ticket.mergedInto && (
        <p className="notice">
          <StaffLink to={ticket.mergedInto.to}>
            {t("desk.is_merged", { code: ticket.mergedInto.code })}
          </StaffLink>
        </p>
      )}
      <div className="desk-sides">
        <div className="desk-main">
          <Conversation ticket={ticket} />
          {can.reply && <AnswerForms {...data} result={resultOf("answer", "insert", "note")} />}
        </div>
        <aside className="desk-aside" aria-label={t("desk.customer")}>
          {can.reply && <SortForms {...data} result={resultOf("sort", "merge")} />}
          <CustomerPanel ticket={ticket} />
        </aside>
      </div>
    </>
  );
}
