import { type SQL, sql } from "drizzle-orm";
import { type ShippingZone, shippingMethods } from "../../../db/tables/checkouts";
import type { Value } from "../../crud/crud-list";
import type { StateRow } from "./place-relations";

/*
 * The zones of a method as the columns of a table: what the table writes, it writes for all of a method's zones, as the command line does.
 * Methods whose zones have prices or times of their own are shown, and left as they are.
 */

const { zones } = shippingMethods;
const eachZone = sql`jsonb_array_elements(${zones}) as z(zone)`;

/** What is read of a method's zones. */
export const zoneExpressions = {
  countries: sql`(select jsonb_agg(zone ->> 'iso2') from ${eachZone})`,
  states: sql`(select jsonb_agg(state) from ${eachZone},
    jsonb_array_elements_text(coalesce(zone -> 'states', '[]'::jsonb)) as s(state))`,
  daysFrom: sql`(${zones} -> 0 -> 'days' ->> 0)::int`,
  daysTo: sql`(${zones} -> 0 -> 'days' ->> 1)::int`,
  price: sql`${zones} -> 0 -> 'price'`,
  /** Whether what the first zone says holds for all of them. */
  isUniform: sql`(select count(distinct zone -> 'price') <= 1 and count(distinct zone -> 'days') <= 1
    and count(distinct zone ->> 'iso2') = count(*) from ${eachZone})`,
} satisfies Record<string, SQL>;

type Write = (standing: unknown, value: Value) => ShippingZone[];

const zonesIn = (standing: unknown) => (standing ?? []) as ShippingZone[];
const texts = (value: Value) => (Array.isArray(value) ? value : []);

/** A zone for each country; new ones are as the first is. */
export const writeCountries: Write = (standing, value) => {
  const before = zonesIn(standing);
  const { days, price } = before[0] ?? { days: [0, 0], price: {} };
  return texts(value).map(
    (iso2) => before.find((zone) => zone.iso2 === iso2) ?? { iso2, days, price },
  );
};

/** Each zone with the states of its country; with none of them it is the whole country. */
export const statesWriter =
  (states: readonly StateRow[]): Write =>
  (standing, value) => {
    const chosen = states.filter(({ id }) => texts(value).includes(id));
    return zonesIn(standing).map(({ states: _, ...zone }) => {
      const own = chosen.filter(({ iso2 }) => iso2 === zone.iso2).map(({ id }) => Number(id));
      return own.length > 0 ? { ...zone, states: own } : zone;
    });
  };

export const writeDaysFrom: Write = (standing, value) =>
  zonesIn(standing).map((zone) => ({ ...zone, days: [Number(value), zone.days[1]] }));

export const writeDaysTo: Write = (standing, value) =>
  zonesIn(standing).map((zone) => ({ ...zone, days: [zone.days[0], Number(value)] }));

/** An amount in a currency that was not asked for stays. */
export const writePrice: Write = (standing, value) =>
  zonesIn(standing).map((zone) => {
    const amounts = Object.entries({ ...zone.price, ...(value as object) });
    return { ...zone, price: Object.fromEntries(amounts.filter(([, amount]) => amount !== null)) };
  });
