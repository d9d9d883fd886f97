import { useTranslation } from "react-i18next";
import { useHydrated } from "~/client/boot/use-hydrated";
import { useDisplay } from "~/features/account/use-display";
import type { TicketRowView } from "~/features/tickets/ticket-row.server";
import { TicketTag } from "~/features/tickets/ticket-tag";
import { ticketPath } from "~/sitemap/account-paths";
import { Link } from "~/ui/link/link";
import { TimeAgo } from "~/ui/time-ago/time-ago";

/** One ticket of the list: what was asked, how far it is, who spoke last and when; how long ago that is, scripts add. */
export function TicketRow({ ticket }: { ticket: TicketRowView }) {
  const { t } = useTranslation();
  const display = useDisplay();
  const isHydrated = useHydrated();
  return (
    <article className={ticket.unread ? "panel ticket-row ticket-row-unread" : "panel ticket-row"}>
      <div className="ticket-row-head">
        <h2>
          <Link to={ticketPath(ticket.code)}>
            <bdi>{ticket.subject}</bdi>
          </Link>
        </h2>
        <span className="cluster">
          {ticket.unread && <span className="tag tag-sale">{ticket.unread}</span>}{" "}
          <TicketTag state={ticket.state} name={ticket.stateName} />
        </span>
      </div>
      <p className="field-hint">
        {t("ticket.code")} <bdi dir="ltr">{ticket.code}</bdi> · {ticket.department}
      </p>
      <p className="field-hint">
        {ticket.lastBy}: {ticket.lastWritten}
        {isHydrated && (
          <>
            {" "}
            (
            <TimeAgo moment={ticket.lastAt} display={display} />)
          </>
        )}
      </p>
    </article>
  );
}
