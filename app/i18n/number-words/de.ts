import { groupsOf } from "./by-groups";
import type { NumberWording } from "./wording";

const small =
  "ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn".split(
    " ",
  );
const tens = "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig".split(" ");
/** One of it and several, from 10⁶ on. */
const scales = [
  ["Million", "Millionen"],
  ["Milliarde", "Milliarden"],
  ["Billion", "Billionen"],
  ["Billiarde", "Billiarden"],
] as const;

/** What is below a million is one word; the scales above it are nouns: "eine Million zweitausendeins". */
export const wordingDe: NumberWording = {
  zero: "null",
  say(value) {
    const groups = groupsOf(value);
    const nouns = groups.filter(({ place }) => place > 1).map(sayNoun);
    const oneWord = groups
      .filter(({ place }) => place < 2)
      .map(({ group, place }) => sayGroup(group) + (place === 1 ? "tausend" : ""))
      .join("");
    return [...nouns, ...(oneWord ? [oneWord.replace(/ein$/, "eins")] : [])].join(" ");
  },
  beforeNoun: (words) => words.replace(/eins$/, "ein"),
};

function sayNoun({ group, place }: { group: number; place: number }): string {
  const [one, several] = scales[place - 2] ?? ["", ""];
  return `${sayGroup(group).replace(/ein$/, "eine")} ${group === 1 ? one : several}`;
}

/** 1 to 999, a one at its end as it stands before another word. */
function sayGroup(group: number): string {
  const hundreds = group >= 100 ? `${small[Math.floor(group / 100) - 1]}hundert` : "";
  return hundreds + sayBelowHundred(group % 100);
}

function sayBelowHundred(value: number): string {
  if (value < 20) return small[value - 1] ?? "";
  const ten = tens[Math.floor(value / 10) - 2] ?? "";
  return value % 10 === 0 ? ten : `${small[(value % 10) - 1]}und${ten}`;
}
