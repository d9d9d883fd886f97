import type { ShippingOption } from "#backend/contract/checkout";
import { datesFor } from "~/i18n/dates.server";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";

/** On which day, or between which days, a parcel should arrive. */
export function printArrival(
  { from, to }: Pick<ShippingOption, "from" | "to">,
  { lang, t }: Pick<RequestContext, "lang" | "t">,
): string {
  return t("checkout.shipping_days", { days: datesFor(lang).weekdayRange(from, to) });
}

/** What sending costs; a word where it costs nothing. */
export function printShippingPrice(
  { price }: Pick<ShippingOption, "price">,
  { lang, t }: Pick<RequestContext, "lang" | "t">,
): string {
  return price.amount === 0 ? t("checkout.shipping_free") : formatsFor(lang).money(price);
}
