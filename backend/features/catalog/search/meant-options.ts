import type { Reference } from "../index/build-reference";
import { idOfTerm, isOption } from "../index/terms";
import type { FilterGroup } from "../listing/filters";
import type { Lexicon } from "./lexicon";
import type { Unit } from "./score-units";

/**
 * The options that a query names, by attribute: of a product that comes in several, they tell which one is meant, so that
 * "blue headphones" opens the blue ones. Of options that share a word it names the one that is called so: "Blue", not "Light blue".
 */
export function meantOptions(
  reference: Reference,
  lexicon: Lexicon,
  units: readonly Unit[],
): FilterGroup[] {
  const groups = new Map<string, number[]>();
  for (const { alternatives } of units) {
    const words = alternatives.flatMap(({ words: own }) => (own.length === 1 ? own : []));
    for (const term of words.flatMap((word) => optionsCalled(lexicon, word))) {
      const option = reference.optionById.get(idOfTerm(term));
      const attribute = option && reference.attributeById.get(option.attributeId);
      if (!attribute) continue;
      const code = `attr.${attribute.code}`;
      groups.set(code, [...(groups.get(code) ?? []), term]);
    }
  }
  return [...groups].map(([code, terms]) => ({ code, terms }));
}

function optionsCalled(lexicon: Lexicon, word: string): number[] {
  const named = (lexicon.reference.get(word) ?? []).filter(({ term }) => isOption(term));
  const best = Math.max(...named.map(({ weight }) => weight));
  return named.filter(({ weight }) => weight === best).map(({ term }) => term);
}
