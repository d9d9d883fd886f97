import type { LanguageCode } from "../../../contract/languages";
import {
  hasStates,
  inLanguage,
  placeName,
  readCountries,
  readStates,
} from "../../address/places/places";
import { normalizeJoined } from "../../catalog/search/normalize";
import { type RelatedRow, type Relation, relatedRows } from "../../crud/relation";

/** Stands for every country that no method in use names. */
export const restOfWorld = "*";

/** The world's countries as a table's column refers to them, by their ISO codes. */
export async function countryRelation(
  lang: LanguageCode,
  { hasRest }: { hasRest: boolean },
): Promise<Relation> {
  const countries = inLanguage(await readCountries(), lang);
  const rows = countries.map((country) => ({
    value: country.iso2,
    text: placeName(country, lang),
    searched: [country.en, placeName(country, lang), country.iso2],
  }));
  const rest = { value: restOfWorld, text: "methods.rest_of_world", isName: false, searched: [] };
  return relationOf(hasRest ? [rest, ...rows] : rows);
}

/** A state of a country whose states are listed. */
export interface StateRow {
  id: string;
  /** Its country's. */
  iso2: string;
  name: string;
  country: string;
  en: string;
}

/** The states of all countries that have lists of them, by their names in a language. */
export async function readStateRows(lang: LanguageCode): Promise<StateRow[]> {
  const listed = (await readCountries()).filter(({ id }) => hasStates(id));
  const byCountry = listed.map(async (country) =>
    inLanguage(await readStates(country.id), lang).map((state) => ({
      id: String(state.id),
      iso2: country.iso2,
      name: placeName(state, lang),
      country: placeName(country, lang),
      en: state.en,
    })),
  );
  return (await Promise.all(byCountry)).flat();
}

/** Those states as a table's column refers to them, by their numbers. */
export function stateRelation(states: readonly StateRow[]): Relation {
  return relationOf(
    states.map(({ id, name, country, en }) => ({
      value: id,
      text: `${name} · ${country}`,
      searched: [name, en],
    })),
  );
}

/** Rows that are no table's; a part of what is searched finds them. */
function relationOf(rows: readonly (RelatedRow & { searched: string[] })[]): Relation {
  const show = ({ searched, ...row }: (typeof rows)[number]): RelatedRow => row;
  return {
    async find(_, text) {
      const part = normalizeJoined(text);
      const found = rows.filter(
        ({ searched }) =>
          part === "" || searched.some((name) => normalizeJoined(name).includes(part)),
      );
      return found.slice(0, relatedRows).map(show);
    },
    named: async (_, values) => rows.filter(({ value }) => values.includes(value)).map(show),
  };
}
