import { z } from "@hono/zod-openapi";
import { currency } from "./catalog";
import { languageCode } from "./i18n";
import { money } from "./money";
import { orderedPage } from "./order";

/** So many parts at most: a leap month's days and some. */
const maxParts = 40;

/**
 * GET admin/sales?cuts=: the moments between which sales are counted, ISO 8601 in UTC, by a comma each and ascending. Two
 * neighbours are a part: whoever asks knows the calendar and the zone of their books.
 */
export const salesQuery = z.object({
  cuts: z
    .string()
    .transform((text) => text.split(","))
    .pipe(
      z
        .array(z.iso.datetime())
        .min(2)
        .max(maxParts + 1),
    )
    .refine((cuts) =>
      cuts.every((cut, at) => at === 0 || Date.parse(cuts[at - 1] ?? "") < Date.parse(cut)),
    )
    .openapi({ type: "string" }),
});

const maxName = 20;

/** GET admin/sales/csv?cuts=&names=: the same, and what each part is called in the file, by a comma each. */
export const salesFileQuery = salesQuery
  .extend({
    names: z
      .string()
      .transform((text) => text.split(","))
      .pipe(z.array(z.string().min(1).max(maxName)))
      .openapi({ type: "string" }),
  })
  .refine(({ cuts, names }) => names.length === cuts.length - 1);

/** What was paid in a span, and what was given back in it, of that or of earlier orders. */
const figures = z.object({
  orders: z.number().int(),
  pieces: z.number().int(),
  /** With tax and shipping. */
  paid: money,
  /** The tax inside. */
  tax: money,
  shipping: money,
  /** What coupons took off. */
  discount: money,
  refunded: money,
});
export type SalesFigures = z.infer<typeof figures>;

export const salesShown = z
  .object({
    /** A currency each in which something was paid or given back. */
    data: z.array(
      z.object({
        currency,
        all: figures,
        parts: z.array(figures),
        /** What most was paid for, the most first. */
        best: z.array(
          z.object({
            product: orderedPage,
            sku: z.string(),
            name: z.string(),
            /** The name's language, where it isn't the asked one. */
            lang: languageCode.optional(),
            pieces: z.number().int(),
            paid: money,
          }),
        ),
      }),
    ),
  })
  .openapi("Sales");
export type SalesShown = z.infer<typeof salesShown>;
