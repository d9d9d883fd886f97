import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { territories } from "./us-states";

export interface CountryRow {
  /** ISO 3166-1 numeric. */
  id: number;
  iso2: string;
  dial: string;
  en: string;
  fa: string;
}

interface Source {
  iso2: string;
  numeric_code: string;
  phonecode: string;
}

/** Where nobody lives who could get a parcel, and the USA's territories, which are among its states. */
const leftOut = ["AQ", "BV", "GS", "HM", "TF", "UM", ...territories];

/** Whose long name in CLDR says more than an address does. */
const shortened = ["HK", "MM", "MO", "PS"];

/** All countries with their names from CLDR. */
export async function makeCountries(folder: string): Promise<CountryRow[]> {
  const text = await readFile(join(folder, "dist/data/countries.json"), "utf8");
  const sources = JSON.parse(text) as Source[];
  return sources
    .filter(({ iso2 }) => !leftOut.includes(iso2))
    .map(({ iso2, numeric_code, phonecode }) => ({
      id: Number(numeric_code),
      iso2,
      dial: phonecode.replace(/\D/g, ""),
      en: nameIn("en", iso2),
      fa: nameIn("fa", iso2).replaceAll("امریکا", "آمریکا").replaceAll("افریقا", "آفریقا"),
    }))
    .sort((a, b) => a.id - b.id);
}

function nameIn(lang: string, iso2: string): string {
  const style = shortened.includes(iso2) ? "short" : "long";
  const name = new Intl.DisplayNames(lang, { type: "region", style }).of(iso2);
  if (!name) throw new Error(`${iso2} has no name in ${lang}.`);
  return name;
}
