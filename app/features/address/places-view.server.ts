import type { Country, Place } from "#backend/contract/address";
import { type LanguageCode, languages } from "#backend/contract/languages";
import type { ShopLoadContext } from "~/api/client/load-context";
import { listCities, listCountries, listStates } from "~/api/places.server";
import type { RequestContext } from "~/request/context.server";
import type { PlaceSelect } from "~/ui/address/place-selects";

type PlaceName = PlaceSelect["name"];

/** Ids of what is chosen; a state of another country counts as not chosen. */
export type ChosenPlace = Partial<Record<PlaceName, number>> & { typedCity?: string };

/** The country of a form that always has one: what is chosen, else the language's own. */
export async function countryOf(
  { country: id }: ChosenPlace,
  lang: LanguageCode,
  context: ShopLoadContext,
): Promise<Country> {
  const countries = await listCountries({ context, lang });
  const country =
    find(countries, id) ?? countries.find(({ iso2 }) => iso2 === languages[lang].country);
  if (!country) throw new Error("The address service knows no countries.");
  return country;
}

/**
 * The lists that can be chosen from by what is chosen already (R-ADDR-02): the country's states, and the state's
 * cities but where one was typed.
 */
export async function toPlacesView(
  { country: countryId, state: stateId, city: cityId, typedCity }: ChosenPlace,
  { lang, t }: Pick<RequestContext, "lang" | "t">,
  context: ShopLoadContext,
  errors: Partial<Record<PlaceName, string>> = {},
): Promise<PlaceSelect[]> {
  const asking = { context, lang };
  const countries = await listCountries(asking);
  const country = find(countries, countryId);
  const states = country?.has_states ? await listStates(asking, country.id) : [];
  const state = find(states, stateId);
  const cities = country && state ? await listCities(asking, country.id, state.id) : [];
  const city = find(cities, cityId);
  const select = (name: PlaceName, label: string, rows: Place[], chosen?: Place) => ({
    name,
    label,
    value: chosen ? String(chosen.id) : "",
    error: errors[name],
    autoComplete: autoComplete[name],
    choices: rows.map(({ id, name: shown }) => ({ value: String(id), name: shown })),
  });
  const selects = [select("country", t("address.country"), ownFirst(countries, lang), country)];
  if (states.length > 0) {
    const label = country?.iso2 === "IR" ? t("address.state_ir") : t("address.state");
    selects.push(select("state", label, states, state));
  }
  if (state && !typedCity) selects.push(select("city", t("address.city"), cities, city));
  return selects;
}

/** The reader's country stands before the others, which are in the order of the alphabet. */
function ownFirst(countries: readonly Country[], lang: LanguageCode): Country[] {
  const isOwn = ({ iso2 }: Country) => iso2 === languages[lang].country;
  return [...countries.filter(isOwn), ...countries.filter((country) => !isOwn(country))];
}

const autoComplete: Record<PlaceName, string> = {
  country: "shipping country-name",
  state: "shipping address-level1",
  city: "shipping address-level2",
};

function find<P extends Place>(rows: readonly P[], id: number | undefined): P | undefined {
  return rows.find((row) => row.id === id);
}
