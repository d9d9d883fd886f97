import { asLanguage, bootstrapLanguage, type LanguageCode } from "../../contract/languages";

const words: Record<LanguageCode, string> = { en: "Order", fa: "سفارش" };

/** What the shopper reads at the bank. */
export function describeOrder(number: string, lang: string): string {
  return `${words[asLanguage(lang) ?? bootstrapLanguage]} ${number}`;
}
