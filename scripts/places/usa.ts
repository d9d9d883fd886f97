import type { Settlement } from "./gazetteer";
import type { City } from "./iran";
import { territories, type UsState, usStates } from "./us-states";

/** Parts of a city, and places that are no more. */
const kindsLeftOut = ["PPLX", "PPLQ", "PPLH"];

/** The cities of each state from 500 people on; of two with one name the larger. */
export function makeUsa(settlements: readonly Settlement[]): Map<UsState, City[]> {
  return new Map(usStates.map((state) => [state, citiesOf(state, settlements)]));
}

function citiesOf({ code, en }: UsState, settlements: readonly Settlement[]): City[] {
  const isTerritory = territories.includes(code);
  const seen = new Map<string, City>();
  for (const { id, name, kind, iso2, admin1 } of settlements) {
    const isHere = isTerritory ? iso2 === code : iso2 === "US" && admin1 === code;
    if (!isHere || kindsLeftOut.includes(kind) || /historical/i.test(name)) continue;
    const plain = name.replaceAll("`", "ʻ").replace(/ Village$/, isTerritory ? "" : "$&");
    if (!seen.has(plain)) seen.set(plain, { id, en: plain });
  }
  if (seen.size === 0) throw new Error(`There are no cities in ${en}.`);
  return [...seen.values()];
}
