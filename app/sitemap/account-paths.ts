/** Where the pages of a reader's account are: they have no language of their own, and need a login. */

export const userPath = "/user";
export const ordersPath = "/user/orders";
export const wishListPath = "/user/wish-list";
export const ticketsPath = "/user/tickets";
export const settingsPath = "/user/user-settings";
export const profilePath = "/user/profile";

/** One of the account's screens, by its part of the address. */
export function accountPath(screen: string): string {
  return `${userPath}/${screen}`;
}

export function orderPath(number: string): string {
  return `${ordersPath}/${number}`;
}

export function invoicePath(number: string): string {
  return `${orderPath(number)}/invoice`;
}
