/** Every cookie of the shop. */
export const cookieNames = {
  session: "session",
  cart: "cart",
  wish: "wish",
  /** Finds the pictures that a visitor has handed in. */
  upload: "upload",
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

/** Kept pages are not served to who carries one of these. */
export const personalCookies = [
  cookieNames.session,
  cookieNames.cart,
  cookieNames.wish,
  cookieNames.flash,
] as const;
