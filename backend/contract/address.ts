import { z } from "@hono/zod-openapi";
import { opId } from "./cart";

/** A country, state or city (R-ADDR; the path-style service of domain's facts). */
export const place = z.object({ id: z.number().int(), name: z.string() }).openapi("Place");
export type Place = z.infer<typeof place>;

export const country = place
  .extend({
    iso2: z.string().length(2),
    /** Country calling code, digits only. */
    dial: z.string(),
    /** Whether a state and a city have to be chosen from its lists. */
    has_states: z.boolean(),
  })
  .openapi("Country");
export type Country = z.infer<typeof country>;

/** GET address/?lang= */
export const countryList = z
  .object({ data: z.array(country), total: z.number().int() })
  .openapi("CountryList");

/** GET address/{countryId}?lang= and address/{countryId}/{stateId}?lang= */
export const placeList = z
  .object({ data: z.array(place), total: z.number().int() })
  .openapi("PlaceList");

/** An address as it is shown, and as an order remembers it (domain 4.5, 4.7). */
export const postalAddress = z
  .object({
    recipient_name: z.string(),
    /** `+98 9121234567`. */
    recipient_phone: z.string(),
    country: place,
    /** ISO 3166-1 alpha-2. */
    iso2: z.string(),
    state: place.nullable(),
    city: place.nullable(),
    /** The city's name as written, where it was not chosen from a list and is in none. */
    city_text: z.string().nullable(),
    zip_code: z.string(),
    street: z.string(),
    plate: z.string().nullable(),
    unit: z.string().nullable(),
  })
  .openapi("PostalAddress");
export type PostalAddress = z.infer<typeof postalAddress>;

/** GET user/addresses lists these. */
export const address = postalAddress
  .extend({
    id: z.string(),
    title: z.string().nullable(),
    is_default: z.boolean(),
    /** Of what is written in it; another one once it reads otherwise. */
    version: z.string(),
  })
  .openapi("Address");
export type Address = z.infer<typeof address>;

export const addressList = z
  .object({ data: z.array(address), total: z.number().int() })
  .openapi("AddressList");

const written = z.string().max(1000).nullish();

/** The version that a change was made on: where it reads otherwise by now, it is refused (`address.changed`). */
const seenVersion = z.string().max(64);

/** DELETE user/addresses/{id} */
export const addressRemoval = z.object({ seen: seenVersion.optional() });

/**
 * POST user/addresses and PUT user/addresses/{id}: as it was written. What is wrong with it is answered by
 * field. A country with lists takes `city_id` or, as it was typed, `city_text`. `op_id` names a new one, so that sending it twice makes one (decisions 11).
 * What was changed on a version (`seen`) is refused where another one stands, unless that reads the same.
 */
export const addressInput = z
  .object({
    op_id: opId.optional(),
    seen: seenVersion.optional(),
    title: written,
    recipient_name: written,
    recipient_phone: written,
    country_id: z.number().int().nullish(),
    state_id: z.number().int().nullish(),
    city_id: z.number().int().nullish(),
    city_text: written,
    zip_code: written,
    street: written,
    plate: written,
    unit: written,
    is_default: z.boolean().optional(),
  })
  .openapi("AddressInput");
export type AddressInput = z.infer<typeof addressInput>;
