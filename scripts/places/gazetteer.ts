import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** A populated place of GeoNames' cities500 (CC BY 4.0). */
export interface Settlement {
  id: number;
  name: string;
  /** Its name in other languages and spellings. */
  others: string[];
  kind: string;
  iso2: string;
  /** Of the state or province. */
  admin1: string;
  population: number;
}

/** The settlements of these countries, the largest first. */
export async function readSettlements(
  folder: string,
  countries: readonly string[],
): Promise<Settlement[]> {
  const text = await readFile(join(folder, "dist/cities500.txt"), "utf8");
  return text
    .split("\n")
    .map((line) => toSettlement(line.split("\t")))
    .filter(({ iso2 }) => countries.includes(iso2))
    .sort((a, b) => b.population - a.population);
}

function toSettlement(cells: string[]): Settlement {
  const cell = (place: number) => cells[place] ?? "";
  return {
    id: Number(cell(0)),
    name: cell(1),
    others: cell(3).split(","),
    kind: cell(7),
    iso2: cell(8),
    admin1: cell(10),
    population: Number(cell(14)),
  };
}
