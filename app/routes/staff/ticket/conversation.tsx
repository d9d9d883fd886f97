import { useTranslation } from "react-i18next";
import { StaffLink } from "~/features/staff/staff-link";
import { MessageText } from "~/features/tickets/message-text";
import type { DeskView } from "./to-desk-view.server";

/** What was said, the staff's notes among it. */
export function Conversation({ ticket }: { ticket: DeskView }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="conversation">
      <h2 id="conversation" className="sr-only">
        {t("desk.conversation")}
      </h2>
      {ticket.follows && (
        <p className="field-hint">
          <StaffLink to={ticket.follows.to}>
            {t("desk.follows", { code: ticket.follows.code })}
          </StaffLink>
        </p>
      )}
      <ol className="desk-messages">
        {ticket.messages.map((message) => (
          <li key={message.place} className={`desk-message ${lookOf(message)}`}>
            <p className="desk-message-head">
              <b>
                <bdi>{message.author}</bdi>
              </b>{" "}
              <span>{message.at}</span>
              {message.isNote && <span className="tag">{t("desk.note_mark")}</span>}
            </p>
            <MessageText text={message.body} />
            {message.pictures.length > 0 && (
              <p className="desk-pictures">
                {message.pictures.map(({ src, alt, width, height }) => (
                  <a key={src} href={src}>
                    <img src={src} alt={alt} width={width} height={height} loading="lazy" />
                  </a>
                ))}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function lookOf({ isNote, isOurs }: DeskView["messages"][number]): string {
  if (isNote) return "desk-message-note";
  return isOurs ? "desk-message-ours" : "";
}
