import { inEachLanguage, type LanguageCode } from "#backend/contract/languages";
import { de } from "./messages/de";
import { en, type MessageKey } from "./messages/en";
import { fa } from "./messages/fa";

/** The app's own texts by language: what the shop is seeded with, and what stands in while the backend gives none. */
export const messages: Record<LanguageCode, Record<MessageKey, string>> = { en, fa, de };

/** The texts that the storefront ships, per key: what the backend's translations start from. */
export function shippedTexts(): Record<MessageKey, Record<LanguageCode, string>> {
  const keys = Object.keys(en) as MessageKey[];
  const texts = keys.map((key) => [key, inEachLanguage((lang) => messages[lang][key])] as const);
  return Object.fromEntries(texts) as Record<MessageKey, Record<LanguageCode, string>>;
}
