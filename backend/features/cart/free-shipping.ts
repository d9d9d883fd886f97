import { type LanguageCode, languages } from "../../contract/languages";
import type { Query } from "../../db/database";
import { quoteMethods } from "../shipping/quote";
import { readMethods } from "../shipping/read-methods";

/**
 * The least total of goods from which some way to anywhere in the language's home country costs nothing, in
 * the currency's storage unit; null where the shop has no such offer.
 */
export async function readFreeShippingFrom(
  q: Query,
  lang: LanguageCode,
  now: Date,
): Promise<number | null> {
  const methods = await readMethods(q);
  const currency = languages[lang].currency;
  const to = { iso2: languages[lang].country, stateId: null };
  const reaching = new Set(
    quoteMethods(methods, { to, currency, goods: 0, now }).map(({ code }) => code),
  );
  const offers = methods.flatMap(({ code, freeFrom }) =>
    reaching.has(code) ? (freeFrom?.[currency] ?? []) : [],
  );
  return offers.length > 0 ? Math.min(...offers) : null;
}
