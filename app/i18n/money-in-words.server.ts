import type { LanguageCode } from "#backend/contract/languages";
import { formatsFor, type Money } from "./format";
import { countInWords } from "./number-in-words.server";

/** A currency's unit on show, and the part that it is stored in: dollar and cent, toman and rial. */
interface Units {
  /** So many of the smaller make one of the larger. */
  factor: number;
  large: Record<LanguageCode, UnitWords>;
  small: Record<LanguageCode, UnitWords>;
}
interface UnitWords {
  one: string;
  other: string;
}

/** Persian counts in the singular, and German has no plural of money. */
const unit = (en: string, fa: string, de: string): Record<LanguageCode, UnitWords> => ({
  en: { one: en, other: `${en}s` },
  fa: { one: fa, other: fa },
  de: { one: de, other: de },
});

const unitsOf: Record<Money["currency"], Units> = {
  USD: { factor: 100, large: unit("dollar", "دلار", "Dollar"), small: unit("cent", "سنت", "Cent") },
  IRR: { factor: 10, large: unit("toman", "تومان", "Toman"), small: unit("rial", "ریال", "Rial") },
  EUR: { factor: 100, large: unit("euro", "یورو", "Euro"), small: unit("cent", "سنت", "Cent") },
};

const and: Record<LanguageCode, string> = { en: "and", fa: "و", de: "und" };

/**
 * An amount in words, beside its figures, so that a slip by a factor of ten is seen: «صد و بیست هزار تومان»,
 * "one hundred twenty dollars and 50 cents". The stored part is said in figures, and only if there is any.
 *
 * @throws RangeError for a negative amount
 */
export function moneyInWords({ amount, currency }: Money, lang: LanguageCode): string {
  const { factor, large, small } = unitsOf[currency];
  const whole = Math.floor(amount / factor);
  const part = amount % factor;
  const words = `${countInWords(whole, lang)} ${nameOf(whole, large[lang])}`;
  const figures = `${formatsFor(lang).number(part)} ${nameOf(part, small[lang])}`;
  if (part === 0) return words;
  return whole === 0 ? figures : `${words} ${and[lang]} ${figures}`;
}

/** What a currency's unit is called beside a field that takes so many of it: "dollars", «تومان». */
export function unitName(currency: Money["currency"], lang: LanguageCode): string {
  return unitsOf[currency].large[lang].other;
}

function nameOf(count: number, { one, other }: UnitWords): string {
  return count === 1 ? one : other;
}
