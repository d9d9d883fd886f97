import { useTranslation } from "react-i18next";
import { useDisplay } from "~/features/account/use-display";
import { MessageText } from "~/features/tickets/message-text";
import { ticketPath } from "~/sitemap/account-paths";
import { Link } from "~/ui/link/link";
import { TimeAgo } from "~/ui/time-ago/time-ago";
import type { MessageView, TicketView } from "./to-ticket-view.server";

/** What was said, the oldest first; the newest is told as it comes. */
export function Conversation({ ticket, isNewest }: { ticket: TicketView; isNewest: boolean }) {
  const { t } = useTranslation();
  const { messages, earlier, code } = ticket;
  return (
    <section className="stack" aria-label={t("ticket.conversation")}>
      {earlier && (
        <p>
          <Link className="button button-quiet" rel="prev" to={earlier}>
            {t("ticket.earlier")}
          </Link>
        </p>
      )}
      <div aria-live="polite">
        <ol className="messages">
          {messages.map((message) => (
            <Message key={message.place} message={message} />
          ))}
        </ol>
      </div>
      <p>
        {isNewest ? (
          <Link className="button button-quiet" to={ticketPath(code)} preventScrollReset>
            {t("ticket.refresh")}
          </Link>
        ) : (
          <Link className="button button-quiet" rel="next" to={ticketPath(code)}>
            {t("ticket.newest")}
          </Link>
        )}
      </p>
    </section>
  );
}

function Message({ message }: { message: MessageView }) {
  const display = useDisplay();
  const { place, by, author, body, pictures, at } = message;
  return (
    <li className={`message message-${by}`} id={`message-${place}`}>
      <p className="message-head">
        <b>
          <bdi>{author}</bdi>
        </b>{" "}
        <span className="field-hint">
          <TimeAgo moment={at} display={display} />
        </span>
      </p>
      <MessageText text={body} />
      {pictures.length > 0 && (
        <ul className="message-pictures">
          {pictures.map(({ path, alt, width, height }) => (
            <li key={path}>
              <a href={path}>
                <img src={path} alt={alt} width={width} height={height} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
