import { parseCookie } from "cookie";
import { isLanguage } from "#backend/contract/languages";
import { asTheme, type ChosenTheme } from "~/request/theme";
import { memo } from "./memo";

/** What a page can depend on of its visitor's cookies. */
export interface Visitor {
  /** Carries a session, a cart, a wish list or a flash message: no cached page is for them. */
  personal: boolean;
  lang: string | undefined;
  /** Undefined where no cookie decides. */
  lite: boolean | undefined;
  /** Undefined where the device's own look holds. */
  theme: ChosenTheme | undefined;
}

const nobody: Visitor = { personal: false, lang: undefined, lite: undefined, theme: undefined };

/** Reads visitors from Cookie headers; an empty personal cookie counts as none. */
export function visitorReader(personalCookies: readonly string[]) {
  const read = memo((header: string): Visitor => {
    const cookies = parseCookie(header);
    const { lang, lite, theme } = cookies;
    return {
      personal: personalCookies.some((name) => Boolean(cookies[name])),
      lang: isLanguage(lang) ? lang : undefined,
      lite: lite === "1" || lite === "0" ? lite === "1" : undefined,
      theme: asTheme(theme),
    };
  });
  return (header: string | undefined): Visitor => (header ? read(header) : nobody);
}
