/** Latin spellings of one sound, the longer ones first. */
const sounds: readonly [RegExp, string][] = [
  [/sh/g, "š"],
  [/ch/g, "č"],
  [/kh/g, "x"],
  [/zh/g, "ž"],
  [/gh/g, "q"],
  [/ph/g, "f"],
  [/oo|ou/g, "u"],
  [/ee|ei/g, "i"],
  [/aa/g, "a"],
  [/c/g, "k"],
  [/w/g, "v"],
  [/y/g, "i"],
  [/(.)\1/g, "$1"],
];

/** The sound of each Persian letter; what stands for several sounds takes its most usual one. */
const letterSounds = new Map(
  Object.entries({
    ا: "a",
    ب: "b",
    پ: "p",
    ت: "t",
    ث: "s",
    ج: "j",
    چ: "č",
    ح: "h",
    خ: "x",
    د: "d",
    ذ: "z",
    ر: "r",
    ز: "z",
    ژ: "ž",
    س: "s",
    ش: "š",
    ص: "s",
    ض: "z",
    ط: "t",
    ظ: "z",
    ع: "",
    غ: "q",
    ف: "f",
    ق: "q",
    ک: "k",
    گ: "g",
    ل: "l",
    م: "m",
    ن: "n",
    و: "u",
    ه: "h",
    ی: "i",
  }),
);

/** How a Latin word sounds, vowels included. */
export function soundOfLatin(word: string): string {
  return sounds.reduce((text, [spelling, sound]) => text.replace(spelling, sound), word);
}

/** How a Persian word sounds as far as it is written. */
export function soundOfPersian(word: string): string {
  return [...word].map((letter) => letterSounds.get(letter) ?? letter).join("");
}

/** What is left where vowels are written or not as one likes: the consonants that are always heard. */
export function skeleton(sound: string): string {
  return sound.replace(/[aeiouvh]/g, "").replace(/(.)\1/g, "$1");
}

/** What both scripts write: no short vowels, and no «ه» that only closes the word. */
export function bodyOf(sound: string): string {
  return sound.replace(/[aeo]/g, "").replace(/v/g, "u").replace(/h$/, "");
}
