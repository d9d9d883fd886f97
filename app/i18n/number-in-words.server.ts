import type { LanguageCode } from "#backend/contract/languages";
import { wordingEn } from "./number-words/en";
import { wordingFa } from "./number-words/fa";
import type { NumberWording } from "./number-words/wording";

const wordings: Record<LanguageCode, NumberWording> = { en: wordingEn, fa: wordingFa };

/**
 * A whole number in a language's words: "one hundred twenty", «صد و بیست».
 *
 * @throws RangeError for what is no whole number from 0 on, or too large to be exact
 */
export function numberInWords(value: number, lang: LanguageCode): string {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`No words for ${value}`);
  const wording = wordings[lang];
  if (value === 0) return wording.zero;
  if (value < 2000 && value >= 1000 && wording.hasBareThousand) {
    return [wording.scales[0], ...sayGroups(value % 1000, wording)].join(wording.joint);
  }
  return sayGroups(value, wording).join(wording.joint);
}

/** The groups of three digits, the highest first; those of nothing are not said. */
function sayGroups(value: number, { sayGroup, scales }: NumberWording): string[] {
  const said: string[] = [];
  for (let rest = value, place = 0; rest > 0; rest = Math.floor(rest / 1000), place++) {
    const group = rest % 1000;
    if (group === 0) continue;
    const words = sayGroup(group);
    said.unshift(place === 0 ? words : `${words} ${scales[place - 1]}`);
  }
  return said;
}
