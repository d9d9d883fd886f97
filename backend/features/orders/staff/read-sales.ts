import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { type Currency, currencyCodes, type LanguageCode } from "../../../contract/languages";
import type { SalesFigures, SalesShown } from "../../../contract/sales";
import type { Query } from "../../../db/database";
import { orderItems, orders } from "../../../db/tables/orders";
import { payments, refunds } from "../../../db/tables/payments";
import type { Services } from "../../../services";
import { nameIn } from "../../languages/language";
import { readOrderedPages } from "../reading/ordered-pages";

/** So many products are named of each currency. */
const bestCount = 10;

interface Wanted {
  /** ISO 8601, ascending, at least two. */
  cuts: readonly string[];
  lang: LanguageCode;
}

/**
 * What was paid and given back between moments. An order counts when its money came, cash when it was handed over; what
 * goes back counts when it went, so that a span that is over never changes.
 */
export function readSales(
  { database }: Pick<Services, "database">,
  { cuts, lang }: Wanted,
): Promise<SalesShown> {
  return database.run(async (q) => {
    const moments = sql`array[${sql.join(
      cuts.map((cut) => sql`${cut}::timestamptz`),
      sql`, `,
    )}]`;
    const span: Span = {
      within: (at) => sql`${at} >= ${cuts[0]}::timestamptz and ${at} < ${cuts.at(-1)}::timestamptz`,
      partOf: (at) => sql`width_bucket(${at}, ${moments}) - 1`,
    };
    const [paid, refunded, best] = [
      await countPaid(q, span),
      await countRefunded(q, span),
      await findBest(q, span),
    ];
    const sold = best.flatMap(({ product }) => product ?? []);
    const pages = await readOrderedPages(q, sold, lang);
    const isIn = (currency: Currency) => (row: { currency: Currency }) => row.currency === currency;
    const used = currencyCodes.filter((one) => [...paid, ...refunded].some(isIn(one)));
    const data = used.map((currency) => {
      const rows = [...paid, ...refunded].filter(isIn(currency));
      const parts = Array.from({ length: cuts.length - 1 }, (_, at) =>
        rows.filter(({ part }) => part === at),
      );
      return {
        currency,
        all: sumOf(rows, currency),
        parts: parts.map((ofPart) => sumOf(ofPart, currency)),
        best: best.filter(isIn(currency)).map(({ product, sku, name, pieces, paid: amount }) => ({
          product: pages.get(product ?? 0) ?? null,
          sku,
          ...nameIn(name, lang, sku),
          pieces,
          paid: { amount, currency },
        })),
      };
    });
    return { data };
  });
}

/** The asked span in SQL: whether a moment lies in it, and in which part from 0. */
interface Span {
  within(at: SQL): SQL;
  partOf(at: SQL): SQL;
}

const currency = z.enum(currencyCodes);
const whole = z.coerce.number().int();

const paidRow = z.object({
  currency,
  part: whole,
  orders: whole,
  pieces: whole,
  paid: whole,
  tax: whole,
  shipping: whole,
  discount: whole,
});

async function countPaid(q: Query, { within, partOf }: Span) {
  const paidAt = sql`${orders.paidAt}`;
  const rows = await q.execute(sql`
    select ${orders.currency}, ${partOf(paidAt)} as part, count(*) as orders,
      sum(${orders.itemsCount}) as pieces, sum(${orders.payable}) as paid,
      sum((select coalesce(sum((rate #>> '{amount,amount}')::bigint), 0)
        from jsonb_array_elements(${orders.totals} -> 'tax') rate)) as tax,
      sum(coalesce((${orders.totals} #>> '{shipping,amount}')::bigint, 0)) as shipping,
      sum(abs((${orders.totals} #>> '{coupon_discount,amount}')::bigint)) as discount
    from ${orders} where ${within(paidAt)} group by 1, 2`);
  return z.array(paidRow).parse([...rows]);
}

const refundedRow = z.object({ currency, part: whole, refunded: whole });

/** Of what was counted as paid; a refund is changed for the last time as it is done. */
async function countRefunded(q: Query, { within, partOf }: Span) {
  const doneAt = sql`${refunds.updatedAt}`;
  const rows = await q.execute(sql`
    select ${payments.currency}, ${partOf(doneAt)} as part, sum(${refunds.amount}) as refunded
    from ${refunds} join ${payments} on ${payments.id} = ${refunds.paymentId}
      join ${orders} on ${orders.id} = ${payments.orderId}
    where ${refunds.status} = 'done' and ${orders.paidAt} is not null and ${within(doneAt)} group by 1, 2`);
  return z.array(refundedRow).parse([...rows]);
}

const bestRow = z.object({
  currency,
  product: whole.nullable(),
  sku: z.string(),
  name: z.record(z.string(), z.string()),
  pieces: whole,
  paid: whole,
});

/** Variants of a product are one; what has none any more is known by its SKU. */
async function findBest(q: Query, { within }: Span) {
  const rows = await q.execute(sql`
    select * from (
      select ${orders.currency}, max(${orderItems.productCode}) as product, min(${orderItems.sku}) as sku,
        (array_agg(${orderItems.name} order by ${orders.paidAt} desc))[1] as name,
        sum(${orderItems.qty}) as pieces, sum(${orderItems.total}) as paid,
        row_number() over (
          partition by ${orders.currency} order by sum(${orderItems.total}) desc, min(${orderItems.sku})
        ) as place
      from ${orders} join ${orderItems} on ${orderItems.orderId} = ${orders.id}
      where ${within(sql`${orders.paidAt}`)}
      group by ${orders.currency}, coalesce(${orderItems.productCode}::text, ${orderItems.sku})
    ) sold where place <= ${bestCount} order by currency, place`);
  return z.array(bestRow).parse([...rows]);
}

type Counted = Partial<z.infer<typeof paidRow> & z.infer<typeof refundedRow>>;

function sumOf(rows: readonly Counted[], currency: Currency): SalesFigures {
  const count = (name: Exclude<keyof Counted, "currency" | "part">) =>
    rows.reduce((sum, row) => sum + (row[name] ?? 0), 0);
  const money = (name: Parameters<typeof count>[0]) => ({ amount: count(name), currency });
  return {
    orders: count("orders"),
    pieces: count("pieces"),
    paid: money("paid"),
    tax: money("tax"),
    shipping: money("shipping"),
    discount: money("discount"),
    refunded: money("refunded"),
  };
}
