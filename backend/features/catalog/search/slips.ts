import { soundOfPersian } from "./finglish";

/** Keys beside each other, in both layouts. */
const rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm", "ضصثقفغعهخحجچ", "شسیبلاتنمکگ", "ظطزرذدپو"];
/** Letters that are taken for each other by ear. */
const heardAlike = ["bp", "ck", "cs", "sz", "ae", "ei", "iy", "ou", "vw", "بپ", "جچ", "کگ", "دت"];
/** A word of fewer letters is as likely another word as one that went wrong so; Persian leaves vowels out already. */
const longEnough = { misheard: 5, leftOut: { latin: 4, persian: 5 }, slippedIn: 6 };

/**
 * Whether a short word that is one letter away from another may be the same one, gone wrong: «کتری» is not
 * «متری», nor "rope" a "robe". Fingers and ears go wrong in a few ways; the first letter hardly ever does.
 */
export function isSlip(typed: string, meant: string): boolean {
  const at = firstDifference(typed, meant);
  const isSwapped = typed[at] === meant[at + 1] && typed[at + 1] === meant[at];
  if (typed.length === meant.length && isSwapped) return true;
  if (at === 0) return false;
  if (typed.length === meant.length) {
    const mayBeHeard = typed.length >= longEnough.misheard;
    return areBeside(typed[at], meant[at]) || (mayBeHeard && soundAlike(typed[at], meant[at]));
  }
  if (typed.length < meant.length) {
    const least = /^[a-z]/.test(typed) ? longEnough.leftOut.latin : longEnough.leftOut.persian;
    return typed.length >= least || meant[at] === meant[at - 1];
  }
  if (typed[at] === typed[at - 1] || typed === `${meant}e`) return true;
  const isBeside = areBeside(typed[at], typed[at - 1]) || areBeside(typed[at], typed[at + 1]);
  return typed.length >= longEnough.slippedIn && isBeside;
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
  const isPair = heardAlike.includes(one + other) || heardAlike.includes(other + one);
  return isPair || soundOfPersian(one) === soundOfPersian(other);
}
