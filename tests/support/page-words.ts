import { en } from "~/i18n/messages/en";
import { fa } from "~/i18n/messages/fa";
import type { LanguageCode } from "./languages";
import { decode } from "./markup";

const keys = new Set(Object.keys(en));
/** What a page of a language must not say: texts of the other that are words, and not the same in both. */
const foreign: Record<LanguageCode, ReadonlySet<string>> = {
  en: textsOnlyIn(fa, en),
  fa: textsOnlyIn(en, fa),
};

function textsOnlyIn(
  texts: Readonly<Record<string, string>>,
  others: Readonly<Record<string, string>>,
): ReadonlySet<string> {
  const own = Object.values(texts).filter((text) => /\p{Letter}{3,}/u.test(text));
  const shared = new Set(Object.values(others));
  return new Set(own.filter((text) => !shared.has(text)));
}

/** Message keys and texts of another language that a page shows, or reads out, instead of its own. */
export function findWrongWords(html: string, lang: LanguageCode): string[] {
  return wordsOf(html).filter((text) => keys.has(text) || foreign[lang].has(text));
}

/** Each piece of text between tags, and each attribute that is read out, outside of elements in another language. */
function wordsOf(html: string): string[] {
  const said = html
    .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/gi, "")
    .replace(/<(\w+)[^>]*\slang="[^"]*"[^>]*>[^<]*<\/\1>/g, "");
  const shown = said.split(/<[^>]*>/);
  const heard = [...said.matchAll(/\s(?:aria-label|alt|title|placeholder)="([^"]*)"/g)];
  return [...shown, ...heard.map(([, text = ""]) => text)].map((text) => decode(text).trim());
}
