import type { LanguageCode } from "#backend/contract/languages";
import { formatsFor, type Money } from "./format";
import { numberInWords } from "./number-in-words.server";

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

/** Persian counts in the singular. */
const unit = (en: string, fa: string): Record<LanguageCode, UnitWords> => ({
  en: { one: en, other: `${en}s` },
  fa: { one: fa, other: fa },
});

const unitsOf: Record<Money["currency"], Units> = {
  USD: { factor: 100, large: unit("dollar", "دلار"), small: unit("cent", "سنت") },
  IRR: { factor: 10, large: unit("toman", "تومان"), small: unit("rial", "ریال") },
};

const and: Record<LanguageCode, string> = { en: "and", fa: "و" };

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
  const words = `${numberInWords(whole, lang)} ${nameOf(whole, large[lang])}`;
  const figures = `${formatsFor(lang).number(part)} ${nameOf(part, small[lang])}`;
  if (part === 0) return words;
  return whole === 0 ? figures : `${words} ${and[lang]} ${figures}`;
}

function nameOf(count: number, { one, other }: UnitWords): string {
  return count === 1 ? one : other;
}
