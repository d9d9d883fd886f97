import { asLanguage, bootstrapLanguage } from "../languages/language";

const words = { en: "Order", fa: "سفارش" } as const;

/** What the shopper reads at the bank. */
export function describeOrder(number: string, lang: string): string {
  return `${words[asLanguage(lang) ?? bootstrapLanguage]} ${number}`;
}
