import { useTranslation } from "react-i18next";
import { MessageForm } from "~/features/tickets/message-form";
import type { TicketFormResult } from "~/features/tickets/read-ticket-form.server";
import type { FieldConstraint } from "~/forms/constraints";
import { sentText } from "~/forms/submission";

interface ReplyFormProps {
  /** The page's number of the posting; a refused form keeps its own. */
  clientId: string;
  isClosed: boolean;
  constraints: Record<"body", FieldConstraint>;
  result?: TicketFormResult;
}

/** Writes on; in a closed ticket it begins the one that follows. */
export function ReplyForm({ clientId, isClosed, constraints, result }: ReplyFormProps) {
  const { t } = useTranslation();
  return (
    <section className="panel stack" id="reply" aria-labelledby="reply-title">
      <h2 id="reply-title">{t(isClosed ? "ticket.reply_closed" : "ticket.reply")}</h2>
      <MessageForm
        key={sentText(result, "client_id") ?? clientId}
        id="reply-form"
        look="fields"
        intent="reply"
        send={t("ticket.reply_send")}
        {...{ clientId, constraints, result }}
      />
    </section>
  );
}
