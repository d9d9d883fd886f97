import { inEachLanguage, type LanguageCode } from "#backend/contract/languages";
import { messages } from "./messages";
import { en, type MessageKey } from "./messages/en";

/** The texts that the storefront ships, per key: what the backend's translations start from. */
export function shippedTexts(): Record<MessageKey, Record<LanguageCode, string>> {
  const keys = Object.keys(en) as MessageKey[];
  const texts = keys.map((key) => [key, inEachLanguage((lang) => messages[lang][key])] as const);
  return Object.fromEntries(texts) as Record<MessageKey, Record<LanguageCode, string>>;
}
