import type { Cart, CartLine, Conflict } from "../../contract/cart";
import { type LanguageCode, languages } from "../../contract/languages";
import { inOneTrip } from "../../db/one-trip";
import type { OperationConflict } from "../../db/tables/carts";
import type { Services } from "../../services";
import { readTaxRate } from "../settings/tax";
import { type BuyableLine, buyableLines } from "./buyable-lines";
import { validateCode } from "./coupons/validate-code";
import type { CouponResult } from "./coupons/validate-coupon";
import { readFreeShippingFrom } from "./free-shipping";
import type { Lines } from "./lines";
import type { VariantOffer } from "./offers";
import { showLine, showOptions } from "./show-line";
import { sumTotals } from "./totals";

export type Shown = Pick<Services, "database" | "catalogue" | "cards" | "clock">;

/** A cart as it was read, for whom and in which language it is shown. */
interface CartState {
  revision: number;
  couponCode: string | null;
  lines: Lines;
  offers: ReadonlyMap<string, VariantOffer>;
  userId: string | null;
  lang: LanguageCode;
}

/** The cart as the wire shows it: words and pictures from the catalogue's index, sums of what can be bought. */
export async function showCart(services: Shown, state: CartState): Promise<Cart> {
  const currency = languages[state.lang].currency;
  const bought = buyableLines(state.lines, state.offers);
  const { lines, later } = await showLines(services, state);
  const { result, freeFrom, taxRate } = await readTerms(services, state, bought);
  const asked = bought.reduce((sum, { total }) => sum + total, 0);
  const discount = result?.discount ?? 0;
  const money = (amount: number) => ({ amount, currency });
  return {
    revision: state.revision,
    lines,
    later,
    count: lines.reduce((sum, { qty }) => sum + qty, 0),
    coupon:
      result && state.couponCode !== null
        ? {
            code: state.couponCode,
            state: result.state,
            missing: result.missing === null ? null : money(result.missing),
            free_shipping: result.freeShipping,
          }
        : null,
    totals: sumTotals({ currency, lines: bought, discount, shipping: null, taxRate }),
    free_shipping:
      freeFrom === null
        ? null
        : { from: money(freeFrom), missing: money(Math.max(0, freeFrom - asked)) },
    can_order: lines.length > 0 && bought.length === lines.length,
  };
}

async function showLines(services: Shown, { lines, offers, lang }: CartState) {
  const { reference } = await services.catalogue.current();
  const codes = [...offers.values()].map(({ productCode }) => productCode);
  const cards = await services.cards.find([...new Set(codes)], lang);
  const showing = { lang, currency: languages[lang].currency, reference, cards };
  const shown: Record<"lines" | "later", CartLine[]> = { lines: [], later: [] };
  for (const line of lines.values()) {
    const offer = offers.get(line.variantId);
    if (offer) shown[line.later ? "later" : "lines"].push(showLine(line, offer, showing));
  }
  return shown;
}

interface Terms {
  result: CouponResult | null;
  freeFrom: number | null;
  taxRate: number;
}

const noTerms: Terms = { result: null, freeFrom: null, taxRate: 0 };

/** What the shop lets these lines be had for: the coupon, the way that costs nothing, the tax. */
async function readTerms(
  { database, clock }: Shown,
  { couponCode, userId, lang }: CartState,
  lines: readonly BuyableLine[],
): Promise<Terms> {
  if (lines.length === 0 && couponCode === null) return noTerms;
  const context = { lines, currency: languages[lang].currency, userId, now: clock.now() };
  return database.run((q) =>
    inOneTrip(q, async (q) => {
      const [result, freeFrom, taxRate] = await Promise.all([
        couponCode === null ? null : validateCode(q, couponCode, context),
        readFreeShippingFrom(q, lang, context.now),
        readTaxRate(q, context.currency),
      ]);
      return { result, freeFrom, taxRate };
    }),
  );
}

/** Says of what product and which of its variants each conflict is, in the reader's language. */
export async function nameConflicts(
  { cards, catalogue }: Pick<Services, "cards" | "catalogue">,
  conflicts: readonly OperationConflict[],
  offers: ReadonlyMap<string, VariantOffer>,
  lang: LanguageCode,
): Promise<Conflict[]> {
  if (conflicts.length === 0) return [];
  const offerOf = (conflict: OperationConflict) => offers.get(conflict.variant_id ?? "");
  const codes = conflicts.flatMap((conflict) => offerOf(conflict)?.productCode ?? []);
  const found = await cards.find([...new Set(codes)], lang);
  const { reference } = await catalogue.current();
  return conflicts.map((conflict) => {
    const offer = offerOf(conflict);
    const options = offer ? showOptions(offer.optionIds, { reference, lang }) : [];
    return {
      ...conflict,
      name: (offer && found.get(offer.productCode)?.name) ?? null,
      options: options.map(({ value }) => value),
    };
  });
}
