import { staffHomePath } from "~/sitemap/staff-paths";

/**
 * What tokens in cookies name: a login, a visitor's cart and wish list, the pictures that they handed in, logins
 * whose end the backend has not heard of.
 */
export type TokenKind = "session" | "cart" | "wish" | "upload" | "referral" | "ended";

/** The token of a staff's login, and what it leaves behind: browsers send them to the back-office alone. */
export const staffCookie = {
  path: staffHomePath,
  /** `__Host-` would ask for the path of all pages. */
  nameOf: (secure: boolean) => (secure ? "__Secure-staff" : "staff"),
  /** Of the cookie that says which device it is, long after the login. */
  deviceNameOf: (secure: boolean) => (secure ? "__Secure-staff_device" : "staff_device"),
} as const;

/**
 * The name of a token's cookie. Over https it has the prefix with which browsers take it from nobody else:
 * no other host of the same domain and nobody on a plain http way can plant one.
 */
export function tokenCookie(kind: TokenKind, secure: boolean): string {
  return secure ? `__Host-${kind}` : kind;
}

/** Every other cookie of the shop. */
export const cookieNames = {
  flash: "flash",
  /** How far a login has come. */
  login: "login",
  /** The challenge of a code that was sent for a new password. */
  passwordCode: "password_code",
  /** The phone or e-mail that a code was sent to, to prove that it is the reader's. */
  contact: "contact",
  intended: "intended",
  lang: "lang",
  langChosen: "lang_chosen",
  /** Names this browser's last change of what it has, a logout among them: pages of before it are of before it. */
  changed: "changed",
  lite: "lite",
  /** The look that was chosen: light or dark. */
  theme: "theme",
  /** A number of the browser, given with its first word on whether an answer helped. */
  reader: "reader",
  /** What may be kept on the device beside what is needed. */
  choices: "choices",
  /** Whether single keys are shortcuts in the back-office. */
  staffKeys: "staff_keys",
} as const;

/** Cookies that make a visitor a shopper, whose pages hold what is theirs alone. */
export interface ShopperCookies {
  /** Name the same things from page to page: a session, a cart, a wish list. */
  lasting: readonly string[];
  /** Are over with the page that they are for: a logout to be told, a flash message. */
  passing: readonly string[];
}

/** A page depends on what these name: the cached one is filled for who carries them (docs/decisions/0175). */
export function shopperCookies(secure: boolean): ShopperCookies {
  const lasting = (["session", "cart", "wish"] as const).map((kind) => tokenCookie(kind, secure));
  return {
    lasting,
    passing: [tokenCookie("ended", secure), cookieNames.flash],
  };
}
