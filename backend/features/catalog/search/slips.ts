import { soundOfPersian } from "./finglish";

/** Keys beside each other, in both layouts. */
const rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm", "ضصثقفغعهخحجچ", "شسیبلاتنمکگ", "ظطزرذدپو"];
/** Letters that are taken for each other by ear. */
const heardAlike = ["bp", "ck", "cs", "sz", "ae", "ei", "iy", "ou", "vw", "بپ", "جچ", "کگ", "دت"];
/** Persian letters and what stands for them on a keyboard that has only the Arabic ones. */
const arabicTwins = ["بپ", "جچ", "کگ", "زژ"];
/** A word of fewer letters is as likely another word as one that went wrong so; Persian leaves vowels out already. */
const longEnough = {
  twin: 4,
  misheard: 5,
  leftOut: { latin: 4, persian: 5, alef: 4 },
  slippedIn: 6,
};

/**
 * Whether a short word that is one letter away from another may be the same one, gone wrong: «کتری» is not
 * «متری», nor "rope" a "robe". Fingers and ears go wrong in a few ways; the first letter hardly ever does, but where
 * the keyboard lacks it.
 */
export function isSlip(typed: string, meant: string): boolean {
  const at = firstDifference(typed, meant);
  const isSwapped = typed[at] === meant[at + 1] && typed[at + 1] === meant[at];
  if (typed.length === meant.length && isSwapped) return true;
  if (at === 0) {
    const mayBeTwin = typed.length === meant.length && typed.length >= longEnough.twin;
    return mayBeTwin && isPair(arabicTwins, typed[at], meant[at]);
  }
  if (typed.length === meant.length) {
    const mayBeHeard = typed.length >= longEnough.misheard;
    return areBeside(typed[at], meant[at]) || (mayBeHeard && soundAlike(typed[at], meant[at]));
  }
  if (typed.length < meant.length) {
    return typed.length >= leastWithout(meant[at]) || meant[at] === meant[at - 1];
  }
  if (typed[at] === typed[at - 1] || typed === `${meant}e`) return true;
  const isBeside = areBeside(typed[at], typed[at - 1]) || areBeside(typed[at], typed[at + 1]);
  return typed.length >= longEnough.slippedIn && isBeside;
}

/** How many letters a word has at least that misses this one. */
function leastWithout(letter = ""): number {
  const { latin, persian, alef } = longEnough.leftOut;
  if (letter === "ا") return alef;
  return /^[a-z]/.test(letter) ? latin : persian;
}

function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}

function areBeside(one = "", other = ""): boolean {
  if (one === "" || other === "") return false;
  return rows.some((row) => row.includes(one + other) || row.includes(other + one));
}

function soundAlike(one = "", other = ""): boolean {
  return isPair(heardAlike, one, other) || soundOfPersian(one) === soundOfPersian(other);
}

const isPair = (pairs: readonly string[], one = "", other = "") =>
  pairs.includes(one + other) || pairs.includes(other + one);
