import { randomBytes } from "node:crypto";
import { send } from "./checking-out";
import type { LanguageCode } from "./languages";
import { deskToken } from "./log-in-at-desk";

/** A word that no other test knows, of letters alone. */
export function ownWord(): string {
  return [...randomBytes(8)].map((byte) => String.fromCharCode(97 + (byte % 26))).join("");
}

/** As many synonyms of a language, which all hold a word of their own, that begins as told; answers that word. */
export async function makeSynonyms(
  lang: LanguageCode,
  count: number,
  beginning = "",
): Promise<string> {
  const token = await deskToken();
  const own = beginning + ownWord();
  for (let n = 1; n <= count; n += 1) {
    const row = {
      word: `${own} ${n}`,
      means: `thing ${count - n}`,
      kind: "both",
      active: n % 2 > 0,
    };
    await send(token, lang, "POST", `admin/synonyms/${lang}`, row);
  }
  return own;
}

/** The table of those that hold a word. */
export function synonymsWith(lang: LanguageCode, word: string): string {
  return `/staff/synonyms?${new URLSearchParams({ lang, search: word })}`;
}
