import type { Ticket, TicketMessage } from "#backend/contract/ticket";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";
import {
  orderPath,
  ticketBeforePath,
  ticketPath,
  ticketPicturePath,
} from "~/sitemap/account-paths";
import { productPath } from "~/sitemap/paths";

/** A ticket as its page shows it, all words in the reader's language. */
export function toTicketView(ctx: RequestContext, ticket: Ticket) {
  const { lang, t } = ctx;
  const { code, subject, state, messages } = ticket;
  const first = messages[0];
  return {
    code,
    subject,
    state,
    stateName: t(`ticket.state.${state}`),
    stateText: stateTextOf(ctx, ticket),
    department: t(`ticket.department.${ticket.department}`),
    order: ticket.order && { name: ticket.order.number, path: orderPath(ticket.order.number) },
    product: ticket.product && {
      name: ticket.product.name,
      path: productPath(lang, ticket.product),
    },
    related: relatedOf(ctx, ticket),
    rating: ticket.rating,
    actions: ticket.actions,
    messages: messages.map((message) => toMessage(ctx, code, message)),
    lastPlace: messages.at(-1)?.place ?? 0,
    earlier: ticket.earlier && first ? ticketBeforePath(code, first.place) : null,
  };
}

export type TicketView = ReturnType<typeof toTicketView>;
export type MessageView = TicketView["messages"][number];

function toMessage({ display, lang, t }: RequestContext, code: number, message: TicketMessage) {
  const { place, by, author, body, pictures, at } = message;
  const { number } = formatsFor(lang, display);
  return {
    place,
    by,
    author: by === "user" ? t("ticket.you") : (author ?? t("ticket.support")),
    body,
    at,
    pictures: pictures.map(({ file, name, width, height }, index) => ({
      path: ticketPicturePath(code, file),
      alt: t("ticket.picture", { n: number(index + 1), name }),
      width,
      height,
    })),
  };
}

function stateTextOf(
  { display, lang, t }: RequestContext,
  { state, actions, reopen_until: until }: Ticket,
) {
  if (state !== "resolved") return t(`ticket.state_text.${state}`);
  if (!until || !actions.includes("reopen")) return t("ticket.state_text.resolved_late");
  return t("ticket.state_text.resolved", { when: formatsFor(lang, display).dateTime(until) });
}

/** Other tickets of the same conversation. */
function relatedOf({ t }: RequestContext, ticket: Ticket) {
  const { follows, followed_by: next, merged_into: merged } = ticket;
  const link = (name: string, code: number | null) =>
    code === null ? [] : [{ name, code, path: ticketPath(code) }];
  return [
    ...link(t("ticket.follows"), follows),
    ...link(t("ticket.followed_by"), next),
    ...link(t("ticket.merged_into"), merged),
  ];
}
