import type { InferSelectModel } from "drizzle-orm";
import type { Address, Place, PostalAddress } from "../../contract/address";
import type { LanguageCode } from "../../contract/languages";
import type { addresses } from "../../db/tables/addresses";
import { versionOf } from "./address-version";
import { findCountry, type PlaceRow, placeName, readCities, readStates } from "./places/places";

export type AddressRow = InferSelectModel<typeof addresses>;

/** An address as orders remember it, with its places named in a language. */
export async function showPostalAddress(
  row: AddressRow,
  lang: LanguageCode,
): Promise<PostalAddress> {
  const { countryId, stateId, cityId } = row;
  const country = await findCountry(countryId);
  if (!country) throw new Error(`No country has the number ${countryId}.`);
  const states = stateId === null ? [] : await readStates(countryId);
  const cities = stateId === null ? [] : await readCities(countryId, stateId);
  return {
    recipient_name: row.recipientName,
    recipient_phone: row.recipientPhone,
    country: { id: country.id, name: placeName(country, lang) },
    iso2: country.iso2,
    state: named(states, stateId, lang),
    city: named(cities, cityId, lang),
    city_text: row.cityText,
    zip_code: row.zipCode,
    street: row.street,
    plate: row.plate,
    unit: row.unit,
  };
}

export async function showAddress(row: AddressRow, lang: LanguageCode): Promise<Address> {
  const { id, title, isDefault: is_default } = row;
  const version = versionOf(row);
  return { ...(await showPostalAddress(row, lang)), id, title, is_default, version };
}

function named(rows: readonly PlaceRow[], id: number | null, lang: LanguageCode): Place | null {
  const row = rows.find((one) => one.id === id);
  return row ? { id: row.id, name: placeName(row, lang) } : null;
}
