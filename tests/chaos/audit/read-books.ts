import type { Sql } from "postgres";

/** The two databases. */
export interface Books {
  shop: Sql;
  bank: Sql;
}

/** A charge by the bank's books, in the smallest units of its currency. */
export interface Charge {
  authority: string;
  kind: "zarinpal" | "stripe";
  status: string;
  /** What was handed over to the shop: Zarinpal does that when the shop verifies, Stripe at once. */
  captured: number;
  /** What the shop had given back. */
  givenBack: number;
}

/** The same charge by the shop's books. */
export interface Payment {
  authority: string;
  status: string;
  received: number | null;
  order: string;
  payable: number;
  orderState: string;
  orderPayment: string;
  refunded: number;
  /** Refunds that have not come to their end. */
  pending: number;
}

export async function readBooks({ shop, bank }: Books) {
  const charges = await bank<Charge[]>`
    select authority, kind, status,
      (case when status in ('verified', 'reversed') or (kind = 'stripe' and status = 'paid')
        then amount else 0 end)::float8 as captured,
      (case when status = 'reversed' then amount else coalesce((
        select sum(value::bigint) from jsonb_each_text(details -> 'refunds')), 0) end)::float8
        as "givenBack"
    from sandbox_session`;
  const payments = await shop<Payment[]>`
    select p.authority, p.status, p.received_amount::float8 as received, o.number as order,
      o.payable::float8 as payable, o.state as "orderState", o.payment_status as "orderPayment",
      (select coalesce(sum(r.amount), 0)::float8 from refund r
        where r.payment_id = p.id and r.status = 'done') as refunded,
      (select count(*)::int from refund r
        where r.payment_id = p.id and r.status = 'pending') as pending
    from payment p join orders o on o.id = p.order_id where p.authority is not null`;
  return { charges, payments };
}
