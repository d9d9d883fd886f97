import type { Product, Variant } from "#backend/contract/catalog";
import type { Delivery } from "#backend/contract/delivery";
import type { LanguageCode } from "#backend/contract/languages";
import { namePlace } from "~/features/catalog/print-arrival.server";
import { datesFor } from "~/i18n/dates.server";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";
import { faqsPage, langPath, textPage } from "~/sitemap/paths";

/** A promise beside the buttons, with what there is to read about it. */
export interface TrustLine {
  icon: "truck" | "undo" | "check" | "card";
  text: string;
  /** The text's language, where it isn't the page's. */
  lang?: LanguageCode | undefined;
  more?: string[];
  to?: string;
}

type Texts = Pick<RequestContext, "lang" | "t">;

/** What a shopper asks before buying: when it comes, what that costs, whether it can go back, how to pay. */
export function toTrustView(
  { guarantee, return_days, said_in }: Pick<Product, "guarantee" | "return_days" | "said_in">,
  variant: Variant | undefined,
  delivery: Delivery | null,
  ctx: Texts,
): TrustLine[] {
  const { lang, t } = ctx;
  const lines: (TrustLine | null)[] = [
    delivery && arrivalLine(delivery, variant?.price?.amount ?? 0, ctx),
    return_days
      ? {
          icon: "undo",
          text: t("trust.returns", { count: return_days, n: formatsFor(lang).number(return_days) }),
          to: langPath(lang, textPage("returns")),
        }
      : null,
    guarantee ? { icon: "check", text: guarantee, lang: said_in?.guarantee } : null,
    delivery && paymentLine(delivery, ctx),
  ];
  return lines.filter((line) => line !== null);
}

/** The cheapest way, as the checkout assumes it; and the quickest, where another one is sooner. */
function arrivalLine({ country, options }: Delivery, goods: number, ctx: Texts) {
  const { lang, t } = ctx;
  const priced = options.map((option) => ({
    ...option,
    amount: option.free_from && goods >= option.free_from.amount ? 0 : option.price.amount,
  }));
  const [cheapest] = priced.toSorted((a, b) => a.amount - b.amount);
  if (!cheapest) return null;
  const [soonest] = priced.toSorted((a, b) => a.to.localeCompare(b.to));
  const place = namePlace({ country }, ctx);
  const way = {
    name: cheapest.name,
    place,
    price: print(cheapest.amount),
    amount: print(cheapest.free_from?.amount ?? 0),
  };
  const key =
    cheapest.amount === 0 ? "way_free" : cheapest.free_from === null ? "way" : "free_from";
  const sooner =
    soonest && soonest.to < cheapest.to
      ? [
          t("trust.sooner", {
            days: datesFor(lang).dayRange(soonest.from, soonest.to),
            name: soonest.name,
            price: print(soonest.amount),
          }),
        ]
      : [];
  return {
    icon: "truck" as const,
    text: t("trust.arrives", { days: datesFor(lang).dayRange(cheapest.from, cheapest.to) }),
    more: [t(`trust.${key}`, way), ...sooner],
    to: langPath(lang, textPage("shipping")),
  };

  function print(amount: number): string {
    const { currency } = priced[0]?.price ?? { currency: "USD" as const };
    return formatsFor(lang).money({ amount, currency });
  }
}

function paymentLine({ payments }: Delivery, { lang, t }: Texts): TrustLine {
  const ways = payments.map(({ gateway }) => t(`order.gateway.${gateway}`));
  const isOnline = payments.some(({ gateway }) => gateway !== "cod");
  return {
    icon: "card",
    text: t("trust.payment", { ways: ways.join(t("list.comma")) }),
    ...(isOnline && { more: [t("trust.payment_safe")] }),
    to: langPath(lang, faqsPage),
  };
}
