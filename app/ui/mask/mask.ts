import { toLatinDigits } from "~/i18n/digits";

/** What a mask's letters take; all its other characters stand for themselves (R-MASK-01..05). */
const tokens = new Map([
  ["N", { fits: /\d/, pattern: "[0-9۰-۹٠-٩]" }],
  ["A", { fits: /\p{L}/u, pattern: "\\p{L}" }],
  ["B", { fits: /[\p{L}\d]/u, pattern: "[\\p{L}0-9۰-۹٠-٩]" }],
  ["X", { fits: /./su, pattern: "." }],
]);

/**
 * What was typed as the mask shows it: characters that fit nowhere are left out, literals are put in once
 * something follows them, so that they can be deleted again. Filling what is filled changes nothing.
 */
export function fillMask(mask: string, typed: string): string {
  const places = [...mask];
  let shown = "";
  let at = 0;
  for (const char of toLatinDigits(typed)) {
    const place = findPlace(places, at, char);
    if (place === undefined) continue;
    shown += places.slice(at, place).join("") + char;
    at = place + 1;
  }
  return shown;
}

/** Where a character goes: to the next literal that it is, or the next token if that takes it. */
function findPlace(places: readonly string[], from: number, char: string): number | undefined {
  for (let at = from; at < places.length; at += 1) {
    const place = places[at] ?? "";
    const token = tokens.get(place);
    if (token) return token.fits.test(char) ? at : undefined;
    if (place === char) return at;
  }
}

/** What was typed with the literals behind its last token, as it is kept once all tokens are filled (C-51). */
export function completeMask(mask: string, typed: string): string {
  const shown = fillMask(mask, typed);
  const rest = [...mask].slice([...shown].length);
  return rest.some((place) => tokens.has(place)) || shown === "" ? shown : shown + rest.join("");
}

/** Whether every token is filled. */
export function isComplete(mask: string, typed: string): boolean {
  return [...completeMask(mask, typed)].length === [...mask].length;
}

/** The mask as an input's `pattern` before scripts run: literals may be left out, the server puts them in. */
export function patternOf(mask: string): string {
  return [...mask]
    .map((place) => tokens.get(place)?.pattern ?? `(${escapeSyntax(place)})?`)
    .join("");
}

const escapeSyntax = (char: string) => char.replace(/[$()*+./?[\\\]^{|}]/, "\\$&");
