import { inEachLanguage } from "../../contract/languages";
import type { Texts } from "../../db/tables/columns";

/** A text as it is edited: empty in the languages that it lacks. */
export const inEvery = (texts: Texts) => inEachLanguage((lang) => texts[lang] ?? "");

/** A text as it is kept: without the languages that nothing is written in, so that another one is said there. */
export function written(texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ""));
}
