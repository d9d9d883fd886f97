import { z } from "@hono/zod-openapi";
import { picture, price, productCard, stockState } from "./catalog";
import { languageCode, saidInOf } from "./i18n";
import { money, totals } from "./money";
import { couponForm } from "./own-forms";

/** Names a change, so that repeating it does nothing (decisions 11). */
export const opId = z.uuid();

/** The most of one line that a request may ask for; the variant's own bound is usually lower. */
export const maxQty = 999;
const qty = z.number().int().min(1).max(maxQty);

/** A variant as a request names it. */
const variantId = z.string().regex(/^[\w-]{1,64}$/);

/** As it was typed, in any digits and case; without the characters that nothing can store. */
const typedCoupon = z
  .string()
  .max(couponForm.code.max)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u);

/** The most lines of a cart, the ones saved for later among them. */
export const maxLines = 100;

/** What of a line the shopper should know since it was added (domain 4.6). */
export const lineNotices = [
  "price_up",
  "price_down",
  "qty_reduced",
  "out_of_stock",
  "variant_gone",
  "no_price",
] as const;

/** What a variant differs in, in words, with the codes of its address (`?color=red`). */
const variantOptions = z.array(
  z.object({
    code: z.string(),
    name: z.string(),
    option: z.string(),
    value: z.string(),
    said_in: saidInOf(["name", "value"]),
  }),
);

export const cartLine = z
  .object({
    variant_id: z.string(),
    product: z.object({
      id: z.number().int(),
      name: z.string(),
      /** The language of the name, where it isn't the asked one (docs/decisions/0191). */
      lang: languageCode.optional(),
      slug: z.string(),
      gen: z.string(),
      image: picture.nullable(),
    }),
    options: variantOptions,
    /** Already no more than can be ordered, where any can. */
    qty: z.number().int(),
    /** The most that could be ordered now. */
    max_qty: z.number().int(),
    /** Whether that is because there are no more, and not the most that one order may take. */
    max_is_stock: z.boolean().optional(),
    /** Null where it has none in the currency. */
    price: price.nullable(),
    /** What it cost when it was added, where that differs and is of the same currency. */
    was: money.nullable(),
    stock: stockState,
    left: z.number().int().nullable(),
    total: money.nullable(),
    notices: z.array(z.enum(lineNotices)),
    added_at: z.string(),
  })
  .openapi("CartLine");
export type CartLine = z.infer<typeof cartLine>;

export const couponStates = [
  "applied",
  "unknown",
  "expired",
  "used_up",
  "below_minimum",
  "out_of_scope",
] as const;

/** GET user/carts: the lines to buy, the ones saved for later, and what it comes to. */
export const cart = z
  .object({
    revision: z.number().int(),
    lines: z.array(cartLine),
    later: z.array(cartLine),
    /** How many pieces the lines are. */
    count: z.number().int(),
    coupon: z
      .object({
        code: z.string(),
        state: z.enum(couponStates),
        /** What is missing to the coupon's least total. */
        missing: money.nullable(),
        /** Whether it makes the shipping free, while it is applied. */
        free_shipping: z.boolean(),
      })
      .nullable(),
    totals,
    /** Null where the shop has no such offer in the currency; `missing` is 0 once reached. */
    free_shipping: z.object({ from: money, missing: money }).nullable(),
    /** Whether there are lines, and every one can be ordered as it is. */
    can_order: z.boolean(),
  })
  .openapi("Cart");
export type Cart = z.infer<typeof cart>;

/** One change. `add` counts on top of what is there; `set` puts the count. */
export const cartOp = z
  .discriminatedUnion("type", [
    z.object({ type: z.literal("add"), op_id: opId, variant_id: variantId, qty }),
    z.object({ type: z.literal("set"), op_id: opId, variant_id: variantId, qty }),
    z.object({ type: z.literal("remove"), op_id: opId, variant_id: variantId }),
    /** Saves a line for later, or takes it back into the cart. */
    z.object({
      type: z.literal("later"),
      op_id: opId,
      variant_id: variantId,
      later: z.boolean(),
    }),
    /** Null takes the coupon away. */
    z.object({ type: z.literal("coupon"), op_id: opId, code: typedCoupon.nullable() }),
  ])
  .openapi("CartOp");
export type CartOp = z.infer<typeof cartOp>;

/** POST user/carts/sync; a single change is a log of one. `seen` is the price that the shopper saw (decisions 11). */
export const cartSync = z
  .object({
    ops: z
      .array(z.intersection(cartOp, z.object({ seen: money.optional() })))
      .min(1)
      .max(200),
  })
  .openapi("CartSync");
export type CartSync = z.infer<typeof cartSync>;

export const conflictKinds = [
  "price_changed",
  "out_of_stock",
  "qty_reduced",
  "variant_gone",
  "no_price",
  "coupon_refused",
  "cart_full",
] as const;

/** The states are of logs that older versions of the shop have answered. */
export const couponRefusals = [...couponStates, "throttled"] as const;

export const conflict = z
  .object({
    op_id: z.string().nullable(),
    variant_id: z.string().nullable(),
    /** The product's name. */
    name: z.string().nullable(),
    /** What the variant differs in, in words: "Blue", "M". */
    options: z.array(z.string()),
    kind: z.enum(conflictKinds),
    /** Counts or amounts before and after, where the kind has them. */
    was: z.number().int().nullable(),
    now: z.number().int().nullable(),
    /**
     * What became of a coupon that was refused: `unknown` whatever is wrong with it, so that nobody learns by
     * guessing; `throttled` where too many were tried to look at it.
     */
    coupon: z.enum(couponRefusals).nullable(),
  })
  .openapi("CartConflict");
export type Conflict = z.infer<typeof conflict>;

/** The single changes by themselves: POST user/carts; PUT and DELETE user/carts/{variant_id}; POST user/carts/coupon. */
export const lineAdd = z
  .object({ op_id: opId, variant_id: variantId, qty, seen: money.optional() })
  .openapi("CartLineAdd");
export const lineNamed = z.object({ variant_id: variantId });
export const lineSet = z.object({ op_id: opId, qty }).openapi("CartLineSet");
export const lineRemove = z.object({ op_id: opId }).openapi("CartLineRemove");
export const couponSet = z
  .object({ op_id: opId, code: typedCoupon.nullable() })
  .openapi("CartCouponSet");

/** Every change of a cart answers this. `guest` is a visitor's token, which the storefront keeps in a cookie. */
export const cartChange = z
  .object({
    cart,
    applied: z.array(z.string()),
    conflicts: z.array(conflict),
    guest: z.string().nullable(),
  })
  .openapi("CartChange");
export type CartChange = z.infer<typeof cartChange>;

export const wishItem = z
  .object({
    product: productCard,
    /** The variant that was looked at; none where the product was put here from a list. */
    variant_id: z.string().nullable(),
    options: variantOptions,
    added_at: z.string(),
    /** What it cost when it was put here, where it is cheaper now. */
    dropped_from: money.nullable(),
    /** It was out of stock when it was put here, and is there now. */
    back_in_stock: z.boolean(),
  })
  .openapi("WishItem");
export type WishItem = z.infer<typeof wishItem>;

/** GET user/wish-list */
export const wishList = z
  .object({ data: z.array(wishItem), total: z.number().int() })
  .openapi("WishList");
export type WishList = z.infer<typeof wishList>;

/** A product's public code: a PostgreSQL integer. */
export const productCode = z.number().int().min(1).max(2_147_483_647);

/** GET user/wish-list/codes: what stands on the list, for hearts and counts. */
export const wishedCodes = z.object({ data: z.array(productCode) }).openapi("WishedCodes");

/** `added` is the newest first, `drop` what fell by the greatest part of its price. */
export const wishSorts = ["added", "drop"] as const;

/** GET user/wish-list?search=&sort=&dropped=1&from=&before=&page=&per_page=; without a page all of it. */
export interface WishQuery {
  /** Part of a name. */
  search?: string | undefined;
  sort?: (typeof wishSorts)[number] | undefined;
  /** Only what costs less than when it was put there. */
  dropped?: boolean;
  /** Put there from this moment on, and before that one. */
  from?: Date | undefined;
  before?: Date | undefined;
  /** From 1. */
  page?: number | undefined;
  per_page: number;
}

/** The most products of a wish list. */
export const maxWishes = 200;

/** POST user/wish-list: a product by its public code, and the variant that was looked at. */
export const wishEntry = z
  .object({
    product_id: productCode,
    variant_id: variantId.nullable().optional(),
  })
  .openapi("WishEntry");
export type WishEntry = z.infer<typeof wishEntry>;

/** POST user/wish-list/{product_id}/move: one piece into the cart; the variant may be left out where there is one. */
export const wishMove = z
  .object({ op_id: opId, variant_id: variantId.nullable().optional() })
  .openapi("WishMove");
export type WishMove = z.infer<typeof wishMove>;

export const wishChange = z
  .object({ total: z.number().int(), changed: z.boolean(), guest: z.string().nullable() })
  .openapi("WishChange");
export type WishChange = z.infer<typeof wishChange>;
