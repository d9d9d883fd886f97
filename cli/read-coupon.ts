import { z } from "zod";
import type { AmountByCurrency } from "#backend/db/tables/carts";
import { couponCode } from "#backend/features/cart/coupons/find-coupon";
import type { NewCoupon } from "#backend/features/cart/coupons/save-coupon";
import { amounts, moment, slug, wholeNumber } from "#backend/features/import-export/import/fields";
import { findingsOf } from "#backend/features/import-export/import/findings";
import { toStorageUnits } from "#backend/features/import-export/import/numerals";
import { Refusal, type Terminal } from "./command";

const text = { type: "string" } as const;

/** The options of `shop coupon add`. */
export const couponOptions = {
  percent: text,
  usd: text,
  irr: text,
  "free-shipping": { type: "boolean" },
  "least-usd": text,
  "least-irr": text,
  "most-usd": text,
  "most-irr": text,
  starts: text,
  ends: text,
  limit: text,
  "per-user": text,
  departments: text,
  categories: text,
} as const;

const { usd, irr } = amounts.shape;
const slugs = z
  .string()
  .transform((list): unknown[] => list.split(",").map((one) => one.trim()))
  .pipe(z.array(slug))
  .optional();
const date = moment.transform((text) => new Date(text)).optional();
const count = wholeNumber(1).optional();

const fields = z.object({
  percent: wholeNumber(1, 100).optional(),
  usd,
  irr,
  "free-shipping": z.boolean().optional(),
  "least-usd": usd,
  "least-irr": irr,
  "most-usd": usd,
  "most-irr": irr,
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
    amount: amountOf(read.usd, read.irr),
    minTotal: amountOf(read["least-usd"], read["least-irr"]),
    maxDiscount: amountOf(read["most-usd"], read["most-irr"]),
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
  if (read.usd !== undefined || read.irr !== undefined) kinds.push("amount");
  if (read["free-shipping"]) kinds.push("free_shipping");
  const [kind] = kinds;
  if (!kind || kinds.length > 1) throw new Refusal(say("coupon.kind"));
  return kind;
}

function amountOf(usd: string | undefined, irr: string | undefined): AmountByCurrency | null {
  if (usd === undefined && irr === undefined) return null;
  return {
    ...(usd !== undefined && { USD: toStorageUnits(usd) }),
    ...(irr !== undefined && { IRR: toStorageUnits(irr) }),
  };
}
