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

/** Elements that have no end of their own. */
const voids = new Set("area base br col embed hr img input link meta source track wbr".split(" "));

interface Said {
  text: string;
  lang: string;
}

/** What a page shows or reads out, each with the language that it is said to be in; code and what is typed as it stands are left out. */
function* saidIn(html: string): Generator<Said> {
  const open: { tag: string; lang: string; isLeftOut: boolean }[] = [];
  const body = html.replace(/<(script|style|svg)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/gi, "");
  for (const [, end, tag = "", attributes = "", text = ""] of body.matchAll(
    /<(\/?)([\w-]+)((?:\s[^>]*)?)>([^<]*)/g,
  )) {
    const name = tag.toLowerCase();
    const above = open.at(-1);
    const lang = / lang="([^"]*)"/i.exec(attributes)?.[1] ?? above?.lang ?? "";
    const isLeftOut =
      (above?.isLeftOut ?? false) ||
      verbatim.has(name) ||
      / dir="ltr"/.test(attributes.replace(/ lang="[^"]*"/, ""));
    if (end) {
      const at = open.findLastIndex((one) => one.tag === name);
      if (at >= 0) open.length = at;
    } else {
      const heard = [...attributes.matchAll(/\s(?:aria-label|alt|title|placeholder)="([^"]*)"/g)];
      if (!isLeftOut)
        for (const [, words = ""] of heard) yield { text: decode(words).trim(), lang };
      if (!voids.has(name)) open.push({ tag: name, lang, isLeftOut });
    }
    const here = open.at(-1);
    if (here && !here.isLeftOut && text.trim())
      yield { text: decode(text).trim(), lang: here.lang };
  }
}

const verbatim = new Set(["code", "pre", "kbd", "samp", "textarea", "title"]);

const letters: Record<LanguageCode, { own: RegExp; foreign: RegExp }> = {
  // Short or all in capitals it is a name that Persian writes so, too: USB-C, XL.
  fa: { own: /\p{Script=Arabic}/u, foreign: /(?=\S*[a-z])[A-Za-z]{4,}/ },
  en: { own: /\p{Script=Latin}/u, foreign: /\p{Script=Arabic}{3,}/u },
};

/** Texts wholly in the other language's letters that a page says are in its own language. */
export function findForeignLetters(html: string, lang: LanguageCode): string[] {
  const { own, foreign } = letters[lang];
  return [...saidIn(html)]
    .filter((said) => said.lang === lang && foreign.test(said.text) && !own.test(said.text))
    .map(({ text }) => text);
}
