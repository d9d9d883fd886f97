import type { InferInsertModel } from "drizzle-orm";
import type { AddressInput } from "../../contract/address";
import { addressForm, type FieldRule } from "../../contract/own-forms";
import type { addresses } from "../../db/tables/addresses";
import { ApiError } from "../../http/errors";
import { normalizeJoined } from "../catalog/search/normalize";
import { readPhone } from "./phone";
import {
  type CountryRow,
  findCountry,
  hasStates,
  type PlaceRow,
  readCities,
  readStates,
} from "./places/places";
import { readZip } from "./zip";

/** What of an address its writer decides. */
export type AddressFields = Omit<
  InferInsertModel<typeof addresses>,
  "id" | "userId" | "isDefault" | "deletedAt" | "createdAt" | "updatedAt"
>;

type Errors = Record<string, string[]>;

/** An address as it is kept (domain 4.5, 4.10), from as it was written; `error.bad_request` with the mistakes by field. */
export async function validateAddress(input: AddressInput): Promise<AddressFields> {
  const errors: Errors = {};
  const country = await validateCountry(input, errors);
  const place = country ? await validatePlace(input, country, errors) : nowhere;
  const fields: AddressFields = {
    title: text(input, "title", errors) || null,
    recipientName: text(input, "recipient_name", errors, "address.name_length"),
    recipientPhone: await validatePhone(input, country, errors),
    countryId: country?.id ?? 0,
    ...place,
    zipCode: validateZip(input, country, errors),
    street: text(input, "street", errors, "address.street_length"),
    plate: text(input, "plate", errors) || null,
    unit: text(input, "unit", errors) || null,
  };
  if (Object.keys(errors).length > 0) throw new ApiError("error.bad_request", { errors });
  return fields;
}

const nowhere = { stateId: null, cityId: null, cityText: null };

async function validateCountry({ country_id: id }: AddressInput, errors: Errors) {
  const country = id ? await findCountry(id) : undefined;
  if (!country) errors.country_id = [id ? "address.place_unknown" : "required_error"];
  return country;
}

async function validatePlace(input: AddressInput, country: CountryRow, errors: Errors) {
  if (!hasStates(country.id)) {
    const cityText = text(input, "city_text", errors, "address.city_length");
    return { ...nowhere, cityText };
  }
  const { state_id: stateId, city_id: cityId } = input;
  const states = await readStates(country.id);
  if (!stateId || !states.some(({ id }) => id === stateId)) {
    errors.state_id = [stateId ? "address.place_unknown" : "required_error"];
    return nowhere;
  }
  const cities = await readCities(country.id, stateId);
  if (!cityId && input.city_text != null) {
    const cityText = text(input, "city_text", errors, "address.city_length");
    return { stateId, ...recognizeCity(cityText, cities) };
  }
  if (!cityId || !cities.some(({ id }) => id === cityId)) {
    errors.city_id = [cityId ? "address.place_unknown" : "required_error"];
    return nowhere;
  }
  return { stateId, cityId, cityText: null };
}

/** A typed city as the list's own where it has one of that name in any language; villages stay as written. */
function recognizeCity(written: string, cities: readonly PlaceRow[]) {
  const name = normalizeJoined(written);
  const listed = cities.find(({ id: _, ...names }) =>
    Object.values(names).some((other) => normalizeJoined(other) === name),
  );
  return listed ? { cityId: listed.id, cityText: null } : { cityId: null, cityText: written };
}

async function validatePhone(input: AddressInput, country: CountryRow | undefined, errors: Errors) {
  const written = plain(input.recipient_phone);
  if (!written) errors.recipient_phone = ["required_error"];
  if (!written || !country) return "";
  const phone = readPhone(written, country);
  if ("value" in phone) return phone.value;
  errors.recipient_phone = [phone.error];
  return "";
}

function validateZip(
  { zip_code: written }: AddressInput,
  country: CountryRow | undefined,
  errors: Errors,
) {
  const zip = readZip(plain(written), country?.iso2);
  if ("value" in zip) return zip.value;
  errors.zip_code = [zip.error];
  return "";
}

/** A text by its form's table; `key` says what is wrong with its length. */
function text(
  input: AddressInput,
  field: keyof typeof addressForm,
  errors: Errors,
  key = "address.too_long",
): string {
  const value = plain(input[field]);
  const { isRequired, min = 0, max }: FieldRule = addressForm[field];
  if (!value && isRequired) errors[field] = ["required_error"];
  if (value && (value.length < min || value.length > max)) errors[field] = [key];
  return value;
}

/** On one line and without space around it. */
function plain(written: string | null | undefined): string {
  return (written ?? "").replace(/[\s\p{Cc}]+/gu, " ").trim();
}
