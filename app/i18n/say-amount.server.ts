import { currencyCodes, type LanguageCode } from "#backend/contract/languages";
import { formatsFor, type Money } from "./format";
import { moneyInWords } from "./money-in-words.server";

/** An amount in figures and in words. */
export function sayAmount(amount: number, currency: string, lang: LanguageCode) {
  const known = currencyCodes.find((one) => one === currency) ?? "USD";
  const money: Money = { amount, currency: known };
  return { figures: formatsFor(lang).money(money), words: moneyInWords(money, lang) };
}
