/**
 * What tokens in cookies name: a login, a visitor's cart and wish list, the pictures that they handed in, logins
 * whose end the backend has not heard of.
 */
export type TokenKind = "session" | "cart" | "wish" | "upload" | "ended";

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
  intended: "intended",
  lang: "lang",
  langChosen: "lang_chosen",
  lite: "lite",
} as const;

/** Cached pages are not served to who carries one of these. */
export function personalCookies(secure: boolean): string[] {
  const kinds = ["session", "cart", "wish", "ended"] as const;
  return [...kinds.map((kind) => tokenCookie(kind, secure)), cookieNames.flash];
}
