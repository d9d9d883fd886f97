/** Every cookie of the shop. The first four make a page personal: kept pages are not served to who carries one. */
export const cookieNames = {
  session: "session",
  cart: "cart",
  wish: "wish",
  flash: "flash",
  intended: "intended",
  lang: "lang",
  langChosen: "lang_chosen",
  lite: "lite",
} as const;

export const personalCookies = [
  cookieNames.session,
  cookieNames.cart,
  cookieNames.wish,
  cookieNames.flash,
] as const;
