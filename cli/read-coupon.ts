import { z } from "zod";
import { currencyCodes } from "#backend/contract/languages";
import type { AmountByCurrency } from "#backend/db/tables/carts";
import { couponCode } from "#backend/features/cart/coupons/find-coupon";
import type { NewCoupon } from "#backend/features/cart/coupons/save-coupon";
import {
  amounts,
  type Coin,
  coinOf,
  moment,
  slug,
  wholeNumber,
} from "#backend/features/import-export/import/fields";
import { findingsOf } from "#backend/features/import-export/import/findings";
import { toStorageUnits } from "#backend/features/import-export/import/numerals";
import { offeredCurrencies } from "#backend/features/languages/offered-currencies";
import { Refusal, type Terminal } from "./command";

const text = { type: "string" } as const;

/** By each currency's name behind a word: `least-usd`. */
function inEachCoin<W extends string, T>(word: W, make: (coin: Coin) => T) {
  return Object.fromEntries(
    offeredCurrencies.map(coinOf).map((coin) => [`${word}${coin}`, make(coin)]),
  ) as Record<`${W}${Coin}`, T>;
}

/** The options of `shop coupon add`. */
export const couponOptions = {
  percent: text,
  ...inEachCoin("", () => text),
  "free-shipping": { type: "boolean" },
  ...inEachCoin("least-", () => text),
  ...inEachCoin("most-", () => text),
  starts: text,
  ends: text,
  limit: text,
  "per-user": text,
  departments: text,
  categories: text,
} as const;

const amount = (coin: Coin) => amounts.shape[coin];
const slugs = z
  .string()
  .transform((list): unknown[] => list.split(",").map((one) => one.trim()))
  .pipe(z.array(slug))
  .optional();
const date = moment.transform((text) => new Date(text)).optional();
const count = wholeNumber(1).optional();

const fields = z.object({
  percent: wholeNumber(1, 100).optional(),
  ...inEachCoin("", amount),
  "free-shipping": z.boolean().optional(),
  ...inEachCoin("least-", amount),
  ...inEachCoin("most-", amount),
  starts: date,
  ends: date,
  limit: count,
  "per-user": count,
  departments: slugs,
  categories: slugs,
});
type Fields = z.infer<typeof fields>;

/** A code as it is stored; shoppers may type it in any case and digits. */
export function readCode(written: string | undefined, { say }: Terminal): string {
  const code = couponCode(written ?? "");
  if (!code) throw new Refusal(say("coupon.which"));
  if (!/^[\p{L}\p{N}_-]{1,40}$/u.test(code)) throw new Refusal(say("coupon.bad.code", { code }));
  return code;
}

/** The coupon that the options describe. */
export function readCoupon(
  code: string,
  given: Partial<Record<keyof typeof couponOptions, unknown>>,
  terminal: Terminal,
): NewCoupon {
  const read = parse(given, terminal);
  const { percent, departments, categories } = read;
  return {
    code,
    kind: kindOf(read, terminal),
    percent: percent ?? null,
    amount: amountOf((coin) => read[coin]),
    minTotal: amountOf((coin) => read[`least-${coin}`]),
    maxDiscount: amountOf((coin) => read[`most-${coin}`]),
    startsAt: read.starts ?? null,
    endsAt: read.ends ?? null,
    usageLimit: read.limit ?? null,
    perUser: read["per-user"] ?? null,
    scope:
      departments || categories
        ? { ...(departments && { genera: departments }), ...(categories && { categories }) }
        : null,
  };
}

/** Refuses what is not understood, in words. */
function parse(given: object, { say }: Terminal): Fields {
  const parsed = fields.safeParse(given);
  if (parsed.success) return parsed.data;
  const [finding] = findingsOf(parsed.error);
  if (!finding) throw parsed.error;
  const what = say(`problem.${finding.code}`, { detail: finding.detail });
  throw new Refusal(say("coupon.bad", { option: `--${finding.path[0]}`, what }));
}

/** What it gives: exactly one thing. */
function kindOf(read: Fields, { say }: Terminal): NewCoupon["kind"] {
  const kinds: NewCoupon["kind"][] = [];
  if (read.percent !== undefined) kinds.push("percent");
  if (amountOf((coin) => read[coin])) kinds.push("amount");
  if (read["free-shipping"]) kinds.push("free_shipping");
  const [kind] = kinds;
  if (!kind || kinds.length > 1) throw new Refusal(say("coupon.kind"));
  return kind;
}

function amountOf(readIn: (coin: Coin) => string | undefined): AmountByCurrency | null {
  const given = currencyCodes.flatMap((currency) => {
    const written = readIn(coinOf(currency));
    return written === undefined ? [] : [[currency, toStorageUnits(written)] as const];
  });
  return given.length > 0 ? Object.fromEntries(given) : null;
}
