import type { Currency } from "../../contract/languages";
import type { ShippingZone } from "../../db/tables/checkouts";
import type { Texts } from "../../db/tables/columns";
import type { ShippingMethod } from "./read-methods";
import { arrivalDays } from "./work-days";

/** Where a parcel goes. */
export interface Destination {
  iso2: string;
  stateId: number | null;
}

/** A way to send to a place, with what it costs there and when it arrives. */
export interface Quote {
  code: string;
  name: Texts;
  /** In the storage unit of the asked currency. */
  amount: number;
  /** ISO dates. */
  from: string;
  to: string;
  codAllowed: boolean;
}

interface Asked {
  to: Destination;
  currency: Currency;
  /** What the goods cost, in the storage unit: from a method's `freeFrom` on it costs nothing. */
  goods: number;
  now: Date;
}

/**
 * The ways to send there, in the owner's order: those that name the country (and the state), and where none
 * does, those for the rest of the world. A method without a price in the currency is none.
 */
export function quoteMethods(methods: readonly ShippingMethod[], asked: Asked): Quote[] {
  const { currency, to } = asked;
  const named = quotesBy(methods, asked, (zone) => isNamed(zone, to) && currency in zone.price);
  if (named.length > 0) return named;
  return quotesBy(methods, asked, (zone) => zone.iso2 === "*" && currency in zone.price);
}

function quotesBy(
  methods: readonly ShippingMethod[],
  asked: Asked,
  fits: (zone: ShippingZone) => boolean,
): Quote[] {
  return methods.flatMap((method) => {
    const zones = method.zones.filter(fits);
    // A zone of single states says more than the one of their whole country.
    const zone = zones.find(({ states }) => states) ?? zones[0];
    return zone ? [quote(method, zone, asked)] : [];
  });
}

function isNamed({ iso2, states }: ShippingZone, to: Destination): boolean {
  if (iso2 !== to.iso2) return false;
  return !states || (to.stateId !== null && states.includes(to.stateId));
}

function quote(method: ShippingMethod, zone: ShippingZone, asked: Asked): Quote {
  const { to, currency, goods, now } = asked;
  const freeFrom = method.freeFrom?.[currency];
  const isFree = freeFrom !== undefined && goods >= freeFrom;
  return {
    code: method.code,
    name: method.name,
    amount: isFree ? 0 : (zone.price[currency] ?? 0),
    ...arrivalDays(now, to.iso2, zone.days),
    codAllowed: method.codAllowed.includes(to.iso2),
  };
}
