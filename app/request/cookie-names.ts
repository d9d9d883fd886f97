import { staffHomePath } from "~/sitemap/staff-paths";

/**
 * What tokens in cookies name: a login, a visitor's cart and wish list, the pictures that they handed in, logins
 * whose end the backend has not heard of.
 */
export type TokenKind = "session" | "cart" | "wish" | "upload" | "referral" | "ended";

/** The token of a staff's login: browsers send it to the back-office alone. */
export const staffCookie = {
  path: staffHomePath,
  /** `__Host-` would ask for the path of all pages. */
  nameOf: (secure: boolean) => (secure ? "__Secure-staff" : "staff"),
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
  lite: "lite",
  /** The look that was chosen: light or dark. */
  theme: "theme",
  /** A number of the browser, given with its first word on whether an answer helped. */
  reader: "reader",
  /** Whether single keys are shortcuts in the back-office. */
  staffKeys: "staff_keys",
} as const;

/** Cached pages are not served to who carries one of these. */
export function personalCookies(secure: boolean): string[] {
  const kinds = ["session", "cart", "wish", "ended"] as const;
  return [...kinds.map((kind) => tokenCookie(kind, secure)), cookieNames.flash];
}
