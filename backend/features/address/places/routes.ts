import { createRoute, z } from "@hono/zod-openapi";
import { countryList, placeList } from "../../../contract/address";
import type { LanguageCode } from "../../../contract/languages";
import { publicRoute } from "../../../http/access";
import type { App, Context } from "../../../http/app";
import { ApiError } from "../../../http/errors";
import { languageOf } from "../../../http/language";
import { respond } from "../../../http/respond";
import { responses } from "../../../http/responses";
import {
  findCountry,
  hasStates,
  inLanguage,
  type PlaceRow,
  placeName,
  readCities,
  readCountries,
  readStates,
} from "./places";

const lang = z.object({ lang: z.string().optional().describe("Language of the names") });
const number = z.string().regex(/^\d{1,9}$/);

const countriesRoute = createRoute({
  method: "get",
  path: "/address",
  summary: "Countries (R-ADDR-02, R-API-26)",
  request: { query: lang },
  responses: responses(countryList, "All of them, by name"),
});

const statesRoute = createRoute({
  method: "get",
  path: "/address/{countryId}",
  summary: "States of a country (R-ADDR-02, R-API-26)",
  request: { query: lang, params: z.object({ countryId: number }) },
  responses: responses(placeList, "By name; none where the country's are not listed"),
});

const citiesRoute = createRoute({
  method: "get",
  path: "/address/{countryId}/{stateId}",
  summary: "Cities of a state (R-ADDR-02, R-API-26)",
  request: { query: lang, params: z.object({ countryId: number, stateId: number }) },
  responses: responses(placeList, "By name"),
});

/** The path-style address service (domain's facts of the family). It knows nobody, and anyone may keep its answers. */
export function placeRoutes(app: App): void {
  publicRoute(app, countriesRoute, async (c) => {
    const shown = languageOf(c);
    const data = inLanguage(await readCountries(), shown).map((country) => ({
      id: country.id,
      name: placeName(country, shown),
      iso2: country.iso2,
      dial: country.dial,
      has_states: hasStates(country.id),
    }));
    return respond(keepable(c), countryList, { data, total: data.length });
  });

  publicRoute(app, statesRoute, async (c) => {
    const countryId = Number(c.req.valid("param").countryId);
    if (!(await findCountry(countryId))) throw new ApiError("error.not_found");
    return listPlaces(c, await readStates(countryId));
  });

  publicRoute(app, citiesRoute, async (c) => {
    const { countryId, stateId } = c.req.valid("param");
    const cities = await readCities(Number(countryId), Number(stateId));
    if (cities.length === 0) throw new ApiError("error.not_found");
    return listPlaces(c, cities);
  });
}

function listPlaces(c: Context, rows: readonly PlaceRow[]): Response {
  const shown: LanguageCode = languageOf(c);
  const data = inLanguage(rows, shown).map((row) => ({ id: row.id, name: placeName(row, shown) }));
  return respond(keepable(c), placeList, { data, total: data.length });
}

/** For a day: they change with a release at most. The language may stand in a header. */
function keepable(c: Context): Context {
  c.header("Cache-Control", "public, max-age=86400");
  c.header("Vary", "lang");
  return c;
}
