import type { FieldPath } from "../problems";
import { countLines, endOfValue, skipWhite } from "./json-values";

/** On which line of a record's text a field stands, from 0; the nearest known one where it is missing. */
export function lineOfField(text: string, path: FieldPath): number {
  let at = 0;
  for (const step of path) {
    const inside = enter(text, skipWhite(text, at), step);
    if (inside < 0) break;
    at = inside;
  }
  return countLines(text, 0, skipWhite(text, at));
}

/** Where the member of an object or list begins, or -1. */
function enter(text: string, at: number, step: string | number): number {
  const isList = text[at] === "[";
  if (!isList && text[at] !== "{") return -1;
  let place = skipWhite(text, at + 1);
  for (let index = 0; place < text.length && !"]}".includes(text[place] ?? ""); index += 1) {
    let name: string | number = index;
    if (!isList) {
      const end = endOfValue(text, place);
      name = String(JSON.parse(text.slice(place, end)));
      place = skipWhite(text, skipWhite(text, end) + 1);
    }
    if (name === step) return place;
    place = skipWhite(text, endOfValue(text, place));
    if (text[place] === ",") place = skipWhite(text, place + 1);
  }
  return -1;
}
