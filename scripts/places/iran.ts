import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Settlement } from "./gazetteer";
import { latinById, latinOf, persianOf } from "./iran-names";
import { matchLatin } from "./match-latin";
import { foldPersian, spellPersian } from "./persian";
import { type Province, provinces } from "./provinces";

export interface City {
  id: number;
  en: string;
  fa?: string;
}

interface ListedCity {
  id: number;
  name: string;
  ostan: number;
}

interface Sources {
  /** Folder of iran-cities-json: the cities with their Persian names. */
  cities: string;
  /** Folder of @countrystatecity/countries: names in Latin letters. */
  names: string;
  settlements: readonly Settlement[];
}

/** Numbers of Iran's cities begin here, so that they are nobody else's. */
const firstId = 3_640_000;

/** The cities of each province, by the province's number in ISO 3166-2. */
export async function makeIran(sources: Sources): Promise<Map<Province, City[]>> {
  const listed = await readJson<ListedCity[]>(join(sources.cities, "shahr.json"));
  const made = new Map<Province, City[]>();
  for (const province of provinces) {
    const own = listed.filter(({ ostan, name }) => ostan === province.listed && !/\d/.test(name));
    const candidates = await latinNames(sources.names, province);
    const near = sources.settlements.filter(({ admin1 }) => admin1 === province.admin1);
    const named = own.map((city) => ({
      id: firstId + city.id,
      en: latinName(city, near, candidates),
      fa: persianOf.get(city.name) ?? spellPersian(city.name),
    }));
    made.set(province, onceEach(named));
  }
  return made;
}

/** Of two cities of a province with one name the first: nobody could tell them apart. */
function onceEach(named: readonly City[]): City[] {
  return [...new Map(named.toReversed().map((city) => [city.fa, city])).values()];
}

function latinName(
  { id, name }: ListedCity,
  near: readonly Settlement[],
  candidates: readonly string[],
): string {
  const known =
    latinById.get(String(id)) ??
    latinOf.get(name) ??
    near.find(({ others }) => others.some((other) => foldPersian(other) === foldPersian(name)))
      ?.name ??
    matchLatin(name, candidates);
  if (!known) throw new Error(`No list knows ${name} (${id}) in Latin letters.`);
  return plain(known);
}

/** Without the marks of scholars, and with capitals only where words begin. */
function plain(name: string): string {
  return name
    .normalize("NFD")
    .replace(/[\u0300-\u036f`‘’ʻ]/g, "")
    .replace(/^'/, "")
    .replace(/(?<=[a-z])[A-Z]|(?<=-)E\b/g, (letter) => letter.toLowerCase())
    .replace(/^[a-z]/, (letter) => letter.toUpperCase())
    .trim();
}

async function latinNames(folder: string, { iso }: Province): Promise<string[]> {
  const iran = join(folder, "dist/data/Iran-IR");
  const code = String(iso).padStart(2, "0");
  const own = (await readdir(iran)).find((name) => name.endsWith(`-${code}`));
  if (!own) throw new Error(`There are no names for the province IR-${code}.`);
  const cities = await readJson<{ name: string }[]>(join(iran, own, "cities.json"));
  return [...new Set(cities.map(({ name }) => name))];
}

async function readJson<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(path, "utf8"));
}
