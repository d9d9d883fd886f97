/** Where the pages of a reader's account are: they have no language of their own, and need a login. */

export const userPath = "/user";
export const ordersPath = "/user/orders";
export const wishListPath = "/user/wish-list";
export const ticketsPath = "/user/tickets";
export const linksPath = "/user/links";
export const settingsPath = "/user/user-settings";
/** Asks whether the account is to go; without scripts too. */
export const erasePath = `${settingsPath}?ask=erase`;
export const exportPath = `${settingsPath}/export`;
/** Which of the user's devices are told of news, and of what. */
export const pushPath = "/user/push";
/** Leads to the page that a push was about, by its id. */
export function pushNewsPath(id: string): string {
  return `${pushPath}/${id}`;
}
export const profilePath = "/user/profile";
/** Where another phone or e-mail is given and proven. */
export const contactPath = `${profilePath}/contact`;
export const infoPath = "/user/info";
export const addressesPath = "/user/addresses";
export const fullStepPath = "/user/full-step";
/** A step of the profile, from 1; `query` goes along. */
export function stepPath(step: number, query: Record<string, string> = {}): string {
  return `${fullStepPath}?${new URLSearchParams({ step: String(step), ...query })}`;
}

/** Asked by a hydrated page whether a code can be sent to a phone or an e-mail. */
export const contactCheckPath = "/user/contact-check";

/** One of the account's screens, by its part of the address. */
export function accountPath(screen: string): string {
  return `${userPath}/${screen}`;
}

export function orderPath(number: string): string {
  return `${ordersPath}/${number}`;
}

/** Where one's reviews stand; each has a page. */
export const reviewsPath = `${userPath}/reviews`;

/** The reader's own review of a product, by its public number. */
export function reviewPath(product: number | string): string {
  return `${reviewsPath}/${product}`;
}

/** The same with the form to change it open, or with the question before it goes. */
export function reviewAskPath(product: number | string, ask: "change" | "remove"): string {
  return `${reviewPath(product)}?ask=${ask}`;
}

export function linkPath(id: string): string {
  return `${linksPath}/${id}`;
}

export function invoicePath(number: string): string {
  return `${orderPath(number)}/invoice`;
}

/** The back office, which is no page of the account; its own login stands before it. */
export const staffPath = "/staff";

/** Fewer of the tickets, and which page of them. */
export interface TicketsQuery {
  status?: string | undefined;
  q?: string | undefined;
  page?: string | undefined;
}

/** The tickets, narrowed. */
export function ticketsPathOf(query: TicketsQuery): string {
  return withQuery(ticketsPath, { ...query });
}

/** The rows of a page of the tickets, by the page's own address. */
export function ticketRowsPath(page: string): string {
  return `${ticketsPath}/rows${page.slice(ticketsPath.length)}`;
}

/** The rows of a page of the orders, by the page's own address. */
export function orderRowsPath(page: string): string {
  return `${ordersPath}/rows${page.slice(ordersPath.length)}`;
}

/** The rows of a page of the wish list, by the page's own address. */
export function wishRowsPath(page: string): string {
  return `${wishListPath}/rows${page.slice(wishListPath.length)}`;
}

/** What a new ticket begins with. */
interface TicketStart {
  /** The number of an own order. */
  order?: string;
  /** The public number of a product. */
  product?: string;
  subject?: string;
  /** A question whose answer wasn't enough. */
  faq?: string;
}

export function newTicketPath(start: TicketStart = {}): string {
  return withQuery(`${ticketsPath}/new`, { ...start });
}

/** The orders that a hydrated form of a new ticket asks for. */
export const ticketOrdersPath = `${ticketsPath}/orders`;

export function ticketPath(code: number | string): string {
  return `${ticketsPath}/${code}`;
}

/** The messages in front of a place. */
export function ticketBeforePath(code: number, place: number): string {
  return `${ticketPath(code)}?before=${place}`;
}

/** What came into a ticket behind a place. */
export function ticketNewsPath(code: number, place: number): string {
  return `${ticketPath(code)}/news?after=${place}`;
}

export function ticketPicturePath(code: number, file: string): string {
  return `${ticketPath(code)}/pictures/${file}`;
}

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const said = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1]);
  return said.length > 0 ? `${path}?${new URLSearchParams(said)}` : path;
}
