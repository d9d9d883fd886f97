import { type SQL, sql } from "drizzle-orm";
import { type ShippingZone, shippingMethods } from "../../../db/tables/checkouts";
import type { Value } from "../../crud/crud-list";
import type { StateRow } from "./place-relations";

/*
 * The zones of a method as the columns of a table: what the table writes, it writes for all of a method's zones, as the command line does.
 * Prices and times in which the zones of a method differ are no value of its row, and stay as they are while nothing is written there.
 */

const { zones } = shippingMethods;
const eachZone = sql`jsonb_array_elements(${zones}) as z(zone)`;

/** What is read of a method's zones. */
export const zoneExpressions = {
  countries: sql`(select jsonb_agg(iso2 order by place) from (
    select zone ->> 'iso2' as iso2, min(place) as place
    from jsonb_array_elements(${zones}) with ordinality as z(zone, place) group by 1) as named)`,
  states: sql`(select jsonb_agg(state) from ${eachZone},
    jsonb_array_elements_text(coalesce(zone -> 'states', '[]'::jsonb)) as s(state))`,
  daysFrom: ofAll(sql`(${zones} -> 0 -> 'days' ->> 0)::int`, "days"),
  daysTo: ofAll(sql`(${zones} -> 0 -> 'days' ->> 1)::int`, "days"),
  price: ofAll(sql`${zones} -> 0 -> 'price'`, "price"),
  /** Countries of which some states have a zone of their own beside another one. */
  split: sql`(select jsonb_agg(iso2) from (
    select zone ->> 'iso2' as iso2 from ${eachZone} group by 1 having count(*) > 1) as several)`,
  /** Whether what the first zone says holds for all of them. */
  isUniform: sql`(select count(distinct zone -> 'price') <= 1 and count(distinct zone -> 'days') <= 1
    and count(distinct zone ->> 'iso2') = count(*) from ${eachZone})`,
} satisfies Record<string, SQL>;

/** What the first zone says, where all of them say it. */
function ofAll(first: SQL, member: "days" | "price"): SQL {
  return sql`(select case when count(distinct zone -> ${sql.raw(`'${member}'`)}) <= 1 then ${first} end from ${eachZone})`;
}

type Write = (standing: unknown, value: Value) => ShippingZone[];

const zonesIn = (standing: unknown) => (standing ?? []) as ShippingZone[];
const texts = (value: Value) => (Array.isArray(value) ? value : []);

/** The zones of each country; new ones are as the first is. */
export const writeCountries: Write = (standing, value) => {
  const before = zonesIn(standing);
  const { days, price } = before[0] ?? { days: [0, 0], price: {} };
  return texts(value).flatMap((iso2) => {
    const own = before.filter((zone) => zone.iso2 === iso2);
    return own.length > 0 ? own : [{ iso2, days, price }];
  });
};

/** Each zone with the states of its country; with none of them it is the whole country. Of a country with several zones each keeps its own. */
export const statesWriter =
  (states: readonly StateRow[]): Write =>
  (standing, value) => {
    const chosen = states.filter(({ id }) => texts(value).includes(id));
    const zones = zonesIn(standing);
    return zones.map(({ states: before, ...zone }) => {
      if (zones.filter(({ iso2 }) => iso2 === zone.iso2).length > 1)
        return { ...zone, ...(before && { states: before }) };
      const own = chosen.filter(({ iso2 }) => iso2 === zone.iso2).map(({ id }) => Number(id));
      return own.length > 0 ? { ...zone, states: own } : zone;
    });
  };

export const writeDaysFrom: Write = (standing, value) =>
  zonesIn(standing).map((zone) => ({
    ...zone,
    days: [Number(value ?? zone.days[0]), zone.days[1]],
  }));

export const writeDaysTo: Write = (standing, value) =>
  zonesIn(standing).map((zone) => ({
    ...zone,
    days: [zone.days[0], Number(value ?? zone.days[1])],
  }));

/** An amount in a currency that was not asked for stays, and so does what zones that differ cost where none is said. */
export const writePrice: Write = (standing, value) => {
  const zones = zonesIn(standing);
  const isShown = new Set(zones.map(({ price }) => JSON.stringify(inOrder(price)))).size <= 1;
  const said = Object.entries((value ?? {}) as ShippingZone["price"] | Record<string, null>);
  const written = said.filter(([, amount]) => isShown || amount !== null);
  return zones.map((zone) => {
    const amounts = Object.entries({ ...zone.price, ...Object.fromEntries(written) });
    return { ...zone, price: Object.fromEntries(amounts.filter(([, amount]) => amount !== null)) };
  });
};

const inOrder = (price: ShippingZone["price"]) =>
  Object.entries(price).sort(([one], [other]) => one.localeCompare(other));
