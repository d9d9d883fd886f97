import { foldPersian } from "./persian";

const consonants: Record<string, string> = {
  ب: "b",
  پ: "p",
  ت: "t",
  ث: "s",
  ج: "j",
  چ: "C",
  خ: "K",
  د: "d",
  ذ: "z",
  ر: "r",
  ز: "z",
  ژ: "Z",
  س: "s",
  ش: "S",
  ص: "s",
  ض: "z",
  ط: "t",
  ظ: "z",
  غ: "q",
  ف: "f",
  ق: "q",
  ک: "k",
  گ: "g",
  ل: "l",
  م: "m",
  ن: "n",
};

const once = (text: string) => text.replace(/(.)\1+/g, "$1");

/** The consonants of a Persian name that romanisations agree on. */
function skeletonOfPersian(name: string): string {
  return once([...foldPersian(name)].map((letter) => consonants[letter] ?? "").join(""));
}

/** The same of a romanised name. */
function skeletonOfLatin(name: string): string {
  const plain = name
    .normalize("NFD")
    .replace(/[\u0300-\u036f’'`ʻ‘-]/g, "")
    .toLowerCase()
    .replace(/\b(e|i)\b/g, "")
    .replaceAll("ch", "C")
    .replaceAll("kh", "K")
    .replaceAll("sh", "S")
    .replaceAll("zh", "Z")
    .replaceAll("gh", "q")
    .replaceAll("x", "ks")
    .replace(/[aeiouyvwh]/g, "")
    .replaceAll("c", "k");
  return once(plain.replace(/[^a-zCKSZ]/g, ""));
}

/** The one romanised name that can be this Persian one; undefined where none or several can. */
export function matchLatin(persian: string, candidates: readonly string[]): string | undefined {
  const skeleton = skeletonOfPersian(persian);
  const matching = candidates.filter((name) => skeletonOfLatin(name) === skeleton);
  return matching.length === 1 ? matching[0] : undefined;
}
