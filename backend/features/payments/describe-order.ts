import { type LanguageCode, spokenLanguage } from "../../contract/languages";

const words: Record<LanguageCode, string> = { en: "Order", fa: "سفارش", de: "Bestellung" };

/** What the shopper reads at the bank. */
export function describeOrder(number: string, lang: string): string {
  return `${words[spokenLanguage(lang)]} ${number}`;
}
