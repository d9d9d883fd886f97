import type { LanguageCode } from "#backend/contract/languages";

/** A title in the writer's language, else in one that has it. */
export function titleIn(title: Record<LanguageCode, string>, lang: LanguageCode): string {
  return title[lang] || Object.values(title).find(Boolean) || "";
}
