import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import { headOf } from "~/features/document/page-head";
import { WaitingHere } from "~/features/offline-log/waiting-here.enhanced";
import { MessageForm } from "~/features/tickets/message-form";
import type { TicketFormResult } from "~/features/tickets/read-ticket-form.server";
import styles from "~/features/tickets/tickets.css?url";
import { isQuestion, useOfflineMessage } from "~/features/tickets/use-offline-message.enhanced";
import { errorOf, sentText } from "~/forms/submission";
import { ticketsPath } from "~/sitemap/account-paths";
import fieldStyles from "~/styles/fields.css?url";
import fileStyles from "~/styles/files.css?url";
import formStyles from "~/styles/forms.css?url";
import { TextField } from "~/ui/field/text-field";
import { Link } from "~/ui/link/link";
import { Select } from "~/ui/select/select";
import { loadForm } from "./load-form.server";
import { OrderField, orderSearchId } from "./order-field";

export { action } from "./action.server";
/** Asks the shop something (R-ROUTE-19, domain 4.8). */
export { loadForm as loader };

export const clientAction = preserveForm;

export const links: LinksFunction = () =>
  [formStyles, fieldStyles, fileStyles, styles].map((href) => ({ rel: "stylesheet", href }));

export const meta: MetaFunction<typeof loadForm> = ({ data, matches }) =>
  headOf(data?.head, matches);

export default function NewTicket() {
  const { t } = useTranslation();
  const { head, orders, departments, start, faq, constraints, clientId } =
    useLoaderData<typeof loadForm>();
  const posting = useOfflineMessage(clientId);
  const answer = useActionData<TicketFormResult>();
  // What waits on the device is done with: the form begins anew.
  const result = posting === clientId ? answer : undefined;
  const sent = (name: string) => sentText(result, name);
  const formError = errorOf(result);
  return (
    <div className="tickets">
      <p>
        <Link className="link" to={ticketsPath}>
          {t("ticket.back")}
        </Link>
      </p>
      <h1>{head.title}</h1>
      <WaitingHere isShown={isQuestion} />
      {faq && <p className="notice">{t("ticket.faq", { question: `\u2068${faq}\u2069` })}</p>}
      {formError && (
        <p className="notice notice-error" role="alert">
          {formError}
        </p>
      )}
      <Form id={orderSearchId} preventScrollReset hidden />
      <MessageForm
        key={posting}
        id="ticket-form"
        look="panel fields ticket-form"
        intent="send"
        send={t("ticket.send")}
        clientId={posting}
        {...{ constraints, result }}
        before={(field) => (
          <>
            {start.product && <input type="hidden" name="product" value={start.product.id} />}
            <Select
              name="department"
              label={t("ticket.department")}
              choices={departments}
              defaultValue={sent("department") ?? start.department}
              error={errorOf(result, "department")}
            />
            <OrderField
              orders={orders}
              defaultValue={sent("order") ?? start.order}
              error={errorOf(result, "order")}
            />
            <TextField
              {...field("subject")}
              label={t("ticket.subject")}
              defaultValue={sent("subject") ?? start.subject}
              dir="auto"
            />
          </>
        )}
      />
    </div>
  );
}
