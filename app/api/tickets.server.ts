import {
  type NewTicket,
  type TicketReply,
  ticket,
  ticketList,
  ticketPosted,
  ticketUnread,
} from "#backend/contract/ticket";
import type { Query } from "./client/address";
import type { ApiClient } from "./client/api-client.server";

const pathOf = (code: string) => `user/tickets/${encodeURIComponent(code)}`;

/** GET user/tickets?page=&status=&q=. */
export function listTickets(api: ApiClient, query: Query) {
  return api.get("user/tickets", ticketList, query);
}

/** POST user/tickets. */
export function createTicket(api: ApiClient, asked: NewTicket) {
  return api.post("user/tickets", ticketPosted, asked);
}

/** GET user/tickets/{code}; with `after` or `before`, the messages behind or in front of a place. */
export function getTicket(api: ApiClient, code: string, range: Query = {}) {
  return api.get(pathOf(code), ticket, range);
}

/** POST user/tickets/{code}/messages; answers the ticket that it stands in. */
export function replyToTicket(api: ApiClient, code: string, reply: TicketReply) {
  return api.post(`${pathOf(code)}/messages`, ticketPosted, reply);
}

/** POST user/tickets/{code}/close. */
export function closeTicket(api: ApiClient, code: string) {
  return api.post(`${pathOf(code)}/close`, ticket, {});
}

/** POST user/tickets/{code}/reopen. */
export function reopenTicket(api: ApiClient, code: string) {
  return api.post(`${pathOf(code)}/reopen`, ticket, {});
}

/** POST user/tickets/{code}/rate: 1 to 5. */
export function rateTicket(api: ApiClient, code: string, rating: number) {
  return api.post(`${pathOf(code)}/rate`, ticket, { rating });
}

/** POST user/tickets/{code}/seen: the answers up to this place were shown. */
export function markTicketSeen(api: ApiClient, code: string, place: number) {
  return api.post(`${pathOf(code)}/seen`, ticketUnread, { place });
}
