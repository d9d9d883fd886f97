import { parseCookie } from "cookie";
import { isLanguage } from "#backend/contract/languages";
import { cookieNames, type ShopperCookies } from "~/request/cookie-names";
import { asTheme, type ChosenTheme } from "~/request/theme";
import { memo } from "./memo";

/** Whose pages hold something of their own. */
export interface Shopper {
  /** The values of the cookies that name it: whoever has them is this shopper. */
  key: string;
  /** Something in it is for one page alone. */
  isPassing: boolean;
}

/** What a page can depend on of its visitor's cookies. */
export interface Visitor {
  /** Undefined for who carries no session, cart, wish list or flash message. */
  shopper: Shopper | undefined;
  lang: string | undefined;
  /** Undefined where no cookie decides. */
  lite: boolean | undefined;
  /** Undefined where the device's own look holds. */
  theme: ChosenTheme | undefined;
}

const nobody: Visitor = { shopper: undefined, lang: undefined, lite: undefined, theme: undefined };

/** Reads visitors from Cookie headers; an empty personal cookie counts as none. */
export function visitorReader({ lasting, passing }: ShopperCookies) {
  const read = memo((header: string): Visitor => {
    const cookies = parseCookie(header);
    const { lang, lite, theme } = cookies;
    const isPassing = passing.some((name) => Boolean(cookies[name]));
    const isShopper = isPassing || lasting.some((name) => Boolean(cookies[name]));
    const named = [...lasting, cookieNames.changed].map((name) => cookies[name] ?? "");
    return {
      shopper: isShopper ? { key: JSON.stringify(named), isPassing } : undefined,
      lang: isLanguage(lang) ? lang : undefined,
      lite: lite === "1" || lite === "0" ? lite === "1" : undefined,
      theme: asTheme(theme),
    };
  });
  return (header: string | undefined): Visitor => (header ? read(header) : nobody);
}
