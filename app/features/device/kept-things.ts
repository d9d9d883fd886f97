/**
 * Everything that the shop keeps in a browser (docs/decisions/0141), as its page tells it. Tests hold it against the names
 * of cookies and of storage, and against what a browser has after a visit.
 */
import type { MessageKey } from "~/i18n/messages/en";

/** How long: so many days, or until what a text says. */
export type Lasting = number | Extract<MessageKey, `device.until.${string}`>;

export interface KeptThing {
  /** Of cookies without the prefix that some have over https; one that ends in `*` begins with the rest. */
  names: readonly string[];
  why: Extract<MessageKey, `device.why.${string}`>;
  lasts: Lasting;
}

/** What comes with an act that needs it, or with the page that can't do without. */
export const neededCookies: readonly KeptThing[] = [
  { names: ["session"], why: "device.why.session", lasts: 30 },
  { names: ["ended"], why: "device.why.ended", lasts: 30 },
  { names: ["cart", "wish"], why: "device.why.lists", lasts: 90 },
  { names: ["upload"], why: "device.why.upload", lasts: 90 },
  { names: ["lang"], why: "device.why.lang", lasts: 1 },
  { names: ["lang_chosen"], why: "device.why.lang_chosen", lasts: "device.until.minute" },
  { names: ["changed"], why: "device.why.changed", lasts: 1 },
  { names: ["lite", "theme"], why: "device.why.looks", lasts: 365 },
  { names: ["choices"], why: "device.why.choices", lasts: 180 },
  { names: ["flash"], why: "device.why.flash", lasts: "device.until.shown" },
  {
    names: ["login", "password_code", "contact"],
    why: "device.why.progress",
    lasts: "device.until.closed",
  },
  { names: ["intended"], why: "device.why.intended", lasts: "device.until.there" },
  { names: ["reader"], why: "device.why.reader", lasts: "device.until.closed" },
  { names: ["staff"], why: "device.why.staff", lasts: 7 },
  { names: ["staff_device"], why: "device.why.staff_device", lasts: 180 },
  { names: ["staff_keys"], why: "device.why.staff_keys", lasts: 365 },
];

/** What is kept after a yes alone. */
export const optionalCookies: readonly KeptThing[] = [
  { names: ["referral"], why: "device.why.referral", lasts: 90 },
];

/** What scripts keep: copies of the server's word, and work that waits for a network. */
export const scriptStorage: readonly KeptThing[] = [
  {
    names: ["lang", "rtl", "siteDefault"],
    why: "device.why.shop_copy",
    lasts: "device.until.cleared",
  },
  {
    names: ["auth.token", "user_login"],
    why: "device.why.marker",
    lasts: "device.until.logout",
  },
  { names: ["carts", "wish_list"], why: "device.why.list_copy", lasts: "device.until.cleared" },
  { names: ["guest"], why: "device.why.guest", lasts: "device.until.cleared" },
  { names: ["seen"], why: "device.why.seen", lasts: "device.until.forgotten" },
  { names: ["url.intended"], why: "device.why.intended", lasts: "device.until.there" },
  {
    names: ["offline_waiting", "offline_problems", "offline-log"],
    why: "device.why.unsent",
    lasts: "device.until.sent",
  },
  {
    names: ["saved_departments", "persist_asked"],
    why: "device.why.saved_note",
    lasts: "device.until.cleared",
  },
  { names: ["font", "svg*"], why: "device.why.drawings", lasts: "device.until.cleared" },
  {
    names: ["positions", "remix-manifest*", "recalled"],
    why: "device.why.positions",
    lasts: "device.until.tab",
  },
  { names: ["typed"], why: "device.why.typed", lasts: "device.until.shown" },
];

/** What the service worker keeps, so that the shop can be read without a network. */
export const workerStorage: readonly KeptThing[] = [
  { names: ["pages*", "own*", "help*"], why: "device.why.pages", lasts: "device.until.newer" },
  { names: ["saved*"], why: "device.why.departments", lasts: "device.until.removed" },
  { names: ["shelf"], why: "device.why.shelf", lasts: "device.until.logout" },
  { names: ["files*"], why: "device.why.files", lasts: "device.until.newer" },
  { names: ["pictures*"], why: "device.why.pictures", lasts: "device.until.room" },
];

/** Whether something of a name is among the things. */
export function isListed(things: readonly KeptThing[], name: string): boolean {
  return things.some(({ names }) =>
    names.some((told) => (told.endsWith("*") ? name.startsWith(told.slice(0, -1)) : told === name)),
  );
}
