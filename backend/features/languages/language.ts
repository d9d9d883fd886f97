import { bootstrapLanguage, type LanguageCode } from "../../contract/languages";
import type { Texts } from "../../db/tables/columns";

/** A text in the asked language, else in any that has it. */
export function speak(texts: Texts | null, lang: LanguageCode): string | null {
  if (!texts) return null;
  return texts[lang] ?? texts[bootstrapLanguage] ?? Object.values(texts)[0] ?? null;
}
