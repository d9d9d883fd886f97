import type { Delivery } from "#backend/contract/delivery";
import type { LanguageCode } from "#backend/contract/languages";
import { datesFor } from "~/i18n/dates.server";
import type { RequestContext } from "~/request/context.server";

/** Names of countries by language; making them takes longer than a list's whole view. */
const namers: Partial<Record<LanguageCode, Intl.DisplayNames>> = {};

/** The country that a parcel goes to, by name. */
export function namePlace(
  { country }: Pick<Delivery, "country">,
  { lang }: Pick<RequestContext, "lang">,
): string {
  namers[lang] ??= new Intl.DisplayNames(lang, { type: "region" });
  return namers[lang].of(country) ?? country;
}

/** When things of a list would arrive, by the cheapest way; undefined where nothing is sent. */
export function printArrival(
  delivery: Delivery,
  ctx: Pick<RequestContext, "lang" | "t">,
): string | undefined {
  const [cheapest] = delivery.options.toSorted((a, b) => a.price.amount - b.price.amount);
  if (!cheapest) return undefined;
  const days = datesFor(ctx.lang).dayRange(cheapest.from, cheapest.to);
  return ctx.t("trust.list_arrives", { days, place: namePlace(delivery, ctx) });
}
