/** Keys of the standard Persian layout (ISIRI 9147), by the Latin letter that the same key types. */
const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,\\";
const persian = "ضصثقفغعهخحجچشسیبلاتنمکگظطزرذدپوژ";

const toPersian = new Map([...latin].map((key, index) => [key, [...persian][index] ?? key]));
toPersian.set("`", "پ").set("H", "آ").set("?", "؟");
const toLatin = new Map([...latin].map((key, index) => [[...persian][index] ?? key, key]));
toLatin.set("ي", "d").set("ك", ";").set("آ", "h").set("ئ", "m").set("پ", "m");

/**
 * A text as the same keys would have typed it on the other layout: `sghl` is «سلام» and «ساخح» is
 * `shop`. Null where the text mixes scripts or has no letters.
 */
export function onOtherKeyboard(text: string): string | null {
  const hasPersian = /[\u0600-\u06ff]/.test(text);
  const hasLatin = /[a-z]/i.test(text);
  if (hasPersian === hasLatin) return null;
  const keys = hasPersian ? toLatin : toPersian;
  const typed = [...text].map((letter) => keys.get(letter) ?? keys.get(letter.toLowerCase()));
  const turned = typed.map((letter, index) => letter ?? [...text][index] ?? "").join("");
  return turned === text ? null : turned;
}
