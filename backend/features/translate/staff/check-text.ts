import type { ErrorCode } from "../../../contract/errors";
import { maxText } from "../../../contract/staff-texts";
import { isStorable } from "../../../contract/storable-text";
import type { Texts } from "../../../db/tables/columns";

/**
 * What is wrong with an owner's wording of a text; undefined where nothing is. A place such as `{{count}}` that no delivered
 * wording has would be printed as it stands, and a reference to another text could lead back to itself.
 */
export function checkText(text: string, delivered: Texts | null): ErrorCode | undefined {
  if ([...text].length > maxText || !isStorable(text)) return "text.too_long";
  if (/\$t\(/.test(text)) return "text.reference";
  const known = new Set(Object.values(delivered ?? {}).flatMap(placesIn));
  return placesIn(text).some((name) => !known.has(name)) ? "text.unknown_place" : undefined;
}

function placesIn(text: string): string[] {
  return [...text.matchAll(/\{\{([^}]*)\}\}/g)].map(([, name = ""]) => name.trim());
}
