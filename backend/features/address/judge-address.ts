import type { InferInsertModel } from "drizzle-orm";
import type { AddressInput } from "../../contract/address";
import type { addresses } from "../../db/tables/addresses";
import { CallError } from "../../http/errors";
import { readPhone } from "./phone";
import {
  type CountryRow,
  findCountry,
  hasStates,
  readCities,
  readCountries,
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
export async function judgeAddress(input: AddressInput): Promise<AddressFields> {
  const errors: Errors = {};
  const country = await judgeCountry(input, errors);
  const place = country ? await judgePlace(input, country, errors) : nowhere;
  const fields: AddressFields = {
    title: optionalText(input, "title", 40, errors),
    recipientName: text(input, "recipient_name", [2, 80], "address.name_length", errors),
    recipientPhone: await judgePhone(input, country, errors),
    countryId: country?.id ?? 0,
    ...place,
    zipCode: judgeZip(input, country, errors),
    street: text(input, "street", [5, 300], "address.street_length", errors),
    plate: optionalText(input, "plate", 20, errors),
    unit: optionalText(input, "unit", 20, errors),
  };
  if (Object.keys(errors).length > 0) throw new CallError("error.bad_request", { errors });
  return fields;
}

const nowhere = { stateId: null, cityId: null, cityText: null };

async function judgeCountry({ country_id: id }: AddressInput, errors: Errors) {
  const country = id ? await findCountry(id) : undefined;
  if (!country) errors.country_id = [id ? "address.place_unknown" : "required_error"];
  return country;
}

async function judgePlace(input: AddressInput, country: CountryRow, errors: Errors) {
  if (!hasStates(country.id)) {
    const cityText = text(input, "city_text", [2, 80], "address.city_length", errors);
    return { ...nowhere, cityText };
  }
  const { state_id: stateId, city_id: cityId } = input;
  const states = await readStates(country.id);
  if (!stateId || !states.some(({ id }) => id === stateId)) {
    errors.state_id = [stateId ? "address.place_unknown" : "required_error"];
    return nowhere;
  }
  const cities = await readCities(country.id, stateId);
  if (!cityId || !cities.some(({ id }) => id === cityId)) {
    errors.city_id = [cityId ? "address.place_unknown" : "required_error"];
    return nowhere;
  }
  return { stateId, cityId, cityText: null };
}

async function judgePhone(input: AddressInput, country: CountryRow | undefined, errors: Errors) {
  const written = plain(input.recipient_phone);
  if (!written) errors.recipient_phone = ["required_error"];
  if (!written || !country) return "";
  const phone = readPhone(written, country, await readCountries());
  if ("value" in phone) return phone.value;
  errors.recipient_phone = [phone.error];
  return "";
}

function judgeZip(
  { zip_code: written }: AddressInput,
  country: CountryRow | undefined,
  errors: Errors,
) {
  const zip = readZip(plain(written), country?.iso2);
  if ("value" in zip) return zip.value;
  errors.zip_code = [zip.error];
  return "";
}

type Written = "title" | "recipient_name" | "city_text" | "street" | "plate" | "unit";

function text(
  input: AddressInput,
  field: Written,
  [least, most]: [number, number],
  key: string,
  errors: Errors,
): string {
  const value = plain(input[field]);
  if (!value) errors[field] = ["required_error"];
  else if (value.length < least || value.length > most) errors[field] = [key];
  return value;
}

function optionalText(input: AddressInput, field: Written, most: number, errors: Errors) {
  const value = plain(input[field]);
  if (value.length > most) errors[field] = ["address.too_long"];
  return value || null;
}

/** On one line and without space around it. */
function plain(written: string | null | undefined): string {
  return (written ?? "").replace(/[\s\p{Cc}]+/gu, " ").trim();
}
