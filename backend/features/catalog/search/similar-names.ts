import type { LanguageCode } from "../../../contract/languages";
import { speak } from "../../languages/language";
import type { Reference } from "../index/build-reference";
import { alikeness } from "./letter-distance";
import { normalizeJoined } from "./normalize";
import type { Unit } from "./score-units";

/** Names that are less alike than this are of something else. */
const leastAlike = 0.5;
const maxNames = 4;

/** What the shop has that is spelt most like a query's words, in the page's language. */
export function similarNames(
  reference: Reference,
  units: readonly Unit[],
  lang: LanguageCode,
): string[] {
  const typed = units.map((unit) => normalizeJoined(unit.typed));
  const things = [
    ...reference.departments,
    ...reference.categoryBySlug.values(),
    ...reference.brands,
  ];
  const names = new Set(
    things.map(({ name }) => speak(name, lang)).filter((name) => name !== null),
  );
  return [...names]
    .map((name) => ({ name, alike: alikenessOf(name, typed) }))
    .filter(({ alike }) => alike >= leastAlike)
    .sort((one, other) => other.alike - one.alike)
    .slice(0, maxNames)
    .map(({ name }) => name);
}

/** How alike the two words are that are the most alike of a name and a query. */
function alikenessOf(name: string, typed: readonly string[]): number {
  const words = normalizeJoined(name)
    .split(" ")
    .filter((word) => word.length > 2);
  return Math.max(0, ...words.flatMap((word) => typed.map((one) => alikeness(one, word))));
}
