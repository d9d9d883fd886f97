import type { TicketSummary } from "#backend/contract/ticket";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";

/** A ticket as a list shows it, in the reader's words. */
export function toTicketRow({ display, lang, t }: RequestContext, ticket: TicketSummary) {
  const { code, subject, state, department, unread, last_by: by, last_message_at: at } = ticket;
  return {
    code,
    subject,
    state,
    stateName: t(`ticket.state.${state}`),
    department: t(`ticket.department.${department}`),
    lastBy: t(`ticket.last_by_${by}`),
    lastAt: at,
    lastWritten: formatsFor(lang, display).dateTime(at),
    unread:
      unread > 0
        ? t("tickets.unread", { count: unread, n: formatsFor(lang, display).number(unread) })
        : null,
  };
}

export type TicketRowView = ReturnType<typeof toTicketRow>;
