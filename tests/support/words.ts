import type { LanguageCode } from "#backend/contract/languages";
import { de } from "~/i18n/messages/de";
import { en, type MessageKey } from "~/i18n/messages/en";
import { fa } from "~/i18n/messages/fa";

const texts = { en, fa, de } as const;

/** A text as the shop says it, places filled in. */
export function say(
  lang: LanguageCode,
  key: MessageKey,
  values: Record<string, string | number> = {},
): string {
  return texts[lang][key].replace(/\{\{\s*(\w+)[^}]*\}\}/g, (_, name) => String(values[name]));
}

/** For a text with places whose values do not matter to the test. */
export function saying(lang: LanguageCode, key: MessageKey): RegExp {
  const parts = texts[lang][key].split(/\{\{[^}]*\}\}/).map(escapePattern);
  return new RegExp(parts.join(".*"));
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** The sandbox bank's own words for paying. */
export const payAtBank = { fa: "پرداخت", en: "Pay", de: "Bezahlen" } as const satisfies Record<
  LanguageCode,
  string
>;
