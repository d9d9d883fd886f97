import type { Sql } from "postgres";

/** What a shop's books came to after its server was killed again and again. */
export interface Audit {
  /** Charges that the bank took money for. */
  taken: number;
  paid: number;
  review: number;
  /** What must not be, in words; none if all is well. */
  faults: string[];
}

type Row = { what: string };

/**
 * Compares the bank's books with the shop's: every charge taken is one paid order or one under review, every
 * paid order has its one charge, every order its payment, and the pieces add up.
 *
 * @param initialStock pieces of each variant that was on sale before the first order
 */
export async function audit(sql: Sql, initialStock: number): Promise<Audit> {
  const [counts] = await sql<{ taken: number; paid: number; review: number }[]>`
    select
      (select count(*)::int from sandbox_session where status in ('paid', 'verified')) as taken,
      (select count(*)::int from orders where payment_status = 'paid') as paid,
      (select count(*)::int from orders where payment_status = 'review') as review`;
  const faults = await Promise.all([
    sql<Row[]>`
      select 'charge ' || s.authority || ' was taken, but its payment is ' ||
        coalesce(p.status, 'nowhere') || ' and its order ' || coalesce(o.state, 'nowhere') as what
      from sandbox_session s
      left join payment p on p.authority = s.authority
      left join orders o on o.id = p.order_id
      where s.status in ('paid', 'verified') and not coalesce(
        (p.status = 'success' and o.payment_status = 'paid' and s.status = 'verified')
        or (p.status = 'review' and o.payment_status in ('review', 'paid')), false)`,
    sql<Row[]>`
      select 'order ' || o.number || ' is paid by ' || count(s.authority) || ' charges' as what
      from orders o
      left join payment p on p.order_id = o.id and p.status = 'success'
      left join sandbox_session s on s.authority = p.authority and s.status = 'verified'
      where o.payment_status = 'paid' group by o.id having count(s.authority) <> 1`,
    sql<Row[]>`
      select 'order ' || number || ' has no payment' as what from orders o
      where not exists (select 1 from payment p where p.order_id = o.id)`,
    sql<Row[]>`
      select 'order ' || o.number || ' became paid ' || count(e.seq) || ' times' as what
      from orders o left join order_event e on e.order_id = o.id and e.to_state = 'paid'
      where o.payment_status = 'paid' group by o.id having count(e.seq) <> 1`,
    sql<Row[]>`
      select 'variant ' || v.sku || ' has ' || v.stock || ' pieces and holds ' || v.reserved as what
      from variant v
      join lateral (
        select
          coalesce(sum(i.qty) filter (where o.payment_status = 'paid'), 0) as sold,
          coalesce(sum(i.qty) filter (where o.state = 'awaiting_payment'), 0) as held
        from order_item i join orders o on o.id = i.order_id where i.variant_id = v.id
      ) books on books.sold + books.held > 0
      where v.stock <> ${initialStock} - books.sold or v.reserved <> books.held`,
    sql<Row[]>`
      select 'invoices have a gap or a twin: ' || count(invoice_no) || ' of ' || max(invoice_no) as what
      from orders where invoice_no is not null
      having max(right(invoice_no, 6)::int) <> count(distinct invoice_no)`,
  ]);
  return {
    taken: counts?.taken ?? 0,
    paid: counts?.paid ?? 0,
    review: counts?.review ?? 0,
    faults: faults.flat().map(({ what }) => what),
  };
}
