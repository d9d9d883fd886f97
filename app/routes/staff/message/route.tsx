import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import styles from "~/features/desk/desk.css?url";
import { headOf } from "~/features/document/page-head";
import { StaffLink } from "~/features/staff/staff-link";
import { MessageText } from "~/features/tickets/message-text";
import { errorOf, type FormResult } from "~/forms/submission";
import { staffMessagesPath } from "~/sitemap/staff-paths";
import formStyles from "~/styles/forms.css?url";
import { AnswerForm } from "./answer-form";
import type { loadMessage } from "./load-message.server";
import { VisitorPanel } from "./visitor-panel";

export { action } from "./action.server";
export { loadMessage as loader } from "./load-message.server";

export const clientAction = preserveForm;

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: formStyles },
  { rel: "stylesheet", href: styles },
];

export const meta: MetaFunction<typeof loadMessage> = ({ data, matches }) =>
  headOf(data?.head, matches);

/** What a visitor wrote, and what is answered. */
export default function StaffMessage() {
  const { t } = useTranslation();
  const data = useLoaderData<typeof loadMessage>();
  const result = useActionData<FormResult>();
  const { head, name, body, at, doneAt, answer, state, isNew, hint, can } = data;
  const error = errorOf(result);
  return (
    <>
      <header className="desk-head">
        <StaffLink className="link" to={staffMessagesPath}>
          {t("guests.back")}
        </StaffLink>
        <h1>
          <bdi>{head.title}</bdi>
        </h1>
        <p className="desk-tags">
          <span className={isNew ? "tag tag-accent" : "tag tag-quiet"}>{state}</span>
        </p>
      </header>
      {error && (
        <p className="notice notice-error" role="alert">
          {error}
        </p>
      )}
      <div className="desk-sides">
        <div className="desk-main">
          <ol className="desk-messages">
            <li className="desk-message">
              <p className="desk-message-head">
                <b>
                  <bdi>{name}</bdi>
                </b>{" "}
                <span>{at}</span>
              </p>
              <MessageText text={body} />
            </li>
            {answer && (
              <li className="desk-message desk-message-ours">
                <p className="desk-message-head">
                  <b>{t("guests.your_answer")}</b> <span>{doneAt}</span>
                </p>
                <MessageText text={answer} />
              </li>
            )}
          </ol>
          {can.answer && hint && (
            <AnswerForm hint={hint} constraints={data.constraints} result={result} />
          )}
          {can.settle && (
            <Form method="post" className="panel desk-settle" reloadDocument>
              <p>{t(can.answer ? "guests.elsewhere" : "guests.phone")}</p>
              <button type="submit" className="button button-quiet" name="intent" value="done">
                {t("guests.done")}
              </button>
            </Form>
          )}
        </div>
        <aside className="desk-aside" aria-label={t("guests.from")}>
          <VisitorPanel message={data} />
        </aside>
      </div>
    </>
  );
}
