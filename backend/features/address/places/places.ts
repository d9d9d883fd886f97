import type { LanguageCode } from "../../../contract/languages";

/** A state or a city with its names; every one has an English name. */
export type PlaceRow = { id: number; en: string } & Partial<Record<LanguageCode, string>>;

export type CountryRow = PlaceRow & { iso2: string; dial: string };

/** The countries whose states and cities are listed. They are read when somebody asks for them. */
const listed: Record<number, () => Promise<{ states: string; cities: Record<number, string> }>> = {
  364: () => import("./lists/iran"),
  840: () => import("./lists/usa"),
};

let countryRows: CountryRow[] | undefined;

export async function readCountries(): Promise<readonly CountryRow[]> {
  if (countryRows) return countryRows;
  const { countries } = await import("./lists/countries");
  countryRows = countries.split("\n").map((line) => {
    const [id = "", iso2 = "", dial = "", en = "", fa = en] = line.split("|");
    return { id: Number(id), iso2, dial, en, fa };
  });
  return countryRows;
}

export async function findCountry(id: number): Promise<CountryRow | undefined> {
  return (await readCountries()).find((country) => country.id === id);
}

/** Whether a state and a city of it are chosen from lists. */
export function hasStates(countryId: number): boolean {
  return countryId in listed;
}

/** The states of a country; none where they are not listed. */
export async function readStates(countryId: number): Promise<readonly PlaceRow[]> {
  const lists = await listed[countryId]?.();
  return lists ? readOnce(lists.states, "\n") : [];
}

/** The cities of a state; none where the country has no such state. */
export async function readCities(countryId: number, stateId: number): Promise<readonly PlaceRow[]> {
  const text = (await listed[countryId]?.())?.cities[stateId];
  return text ? readOnce(text, ";") : [];
}

const read = new Map<string, readonly PlaceRow[]>();

/** A list's places; each address that is shown asks for the same few again. */
function readOnce(text: string, parting: string): readonly PlaceRow[] {
  const rows = read.get(text) ?? text.split(parting).map(toPlace);
  read.set(text, rows);
  return rows;
}

function toPlace(text: string): PlaceRow {
  const [id = "", en = "", fa = en] = text.split("|");
  return { id: Number(id), en, fa };
}

/** A place's name in the language: as the lists have it, a country's else as Intl says it, a state's or city's in English. */
export function placeName(place: PlaceRow | CountryRow, lang: LanguageCode): string {
  return place[lang] ?? ("iso2" in place ? countryName(place.iso2, lang) : undefined) ?? place.en;
}

const namers: Partial<Record<LanguageCode, Intl.DisplayNames>> = {};

function countryName(iso2: string, lang: LanguageCode): string | undefined {
  namers[lang] ??= new Intl.DisplayNames(lang, { type: "region" });
  return namers[lang].of(iso2);
}

/** In a language, by its alphabet. */
export function inLanguage<P extends PlaceRow>(rows: readonly P[], lang: LanguageCode): P[] {
  const { compare } = new Intl.Collator(lang);
  return rows.toSorted((a, b) => compare(placeName(a, lang), placeName(b, lang)));
}
