import {
  homeRedirectLanguage,
  type LanguageCode,
  languageCodes,
} from "#backend/contract/languages";
import { langPath } from "~/sitemap/paths";

/** Where a page lives: one path for all languages, or one per language; without the language itself. */
export type PagePath = string | Partial<Record<LanguageCode, string>>;

export interface PageAddresses {
  canonical: string;
  alternates: { hrefLang: LanguageCode | "x-default"; href: string }[];
}

/**
 * Absolute addresses of a page: the form with the language is canonical, x-default is the bare form, in the words of
 * the language that it leads newcomers to, so that a page's languages all name the same one.
 * They are built from the public address alone, never from the Host header.
 */
export function pageAddresses(
  publicUrl: string,
  lang: LanguageCode,
  path: PagePath,
): PageAddresses {
  const pathIn = (code: LanguageCode) => (typeof path === "string" ? path : path[code]);
  const own = pathIn(lang) ?? "/";
  const alternates: PageAddresses["alternates"] = [];
  for (const code of languageCodes) {
    const there = pathIn(code);
    if (there) alternates.push({ hrefLang: code, href: publicUrl + langPath(code, there) });
  }
  const bare = pathIn(homeRedirectLanguage) ?? own;
  alternates.push({ hrefLang: "x-default", href: publicUrl + bare });
  return { canonical: publicUrl + langPath(lang, own), alternates };
}
