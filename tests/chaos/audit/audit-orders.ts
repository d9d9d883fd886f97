import type { Sql } from "postgres";

type Row = { what: string };

/**
 * What does not add up in the shop's own books: orders, steps, pieces and invoices, in words. Counts sold are those
 * of the orders alone, so they have to be 0 before the first one.
 */
export async function auditOrders(sql: Sql, initialStock: number): Promise<string[]> {
  const faults = await Promise.all([
    sql<Row[]>`
      select 'order ' || number || ' has no payment' as what from orders o
      where not exists (select 1 from payment p where p.order_id = o.id)`,
    sql<Row[]>`
      select 'order ' || o.number || ' became paid ' || count(e.seq) || ' times' as what
      from orders o
      left join order_event e on e.order_id = o.id and e.to_state = 'paid' and e.from_state <> 'paid'
      group by o.id having count(e.seq) <> (case when o.paid_at is null then 0 else 1 end)`,
    sql<Row[]>`
      select 'order ' || number || ' is ' || state || ' and has no invoice' as what
      from orders where paid_at is not null and invoice_no is null`,
    sql<Row[]>`
      select 'variant ' || v.sku || ' has ' || v.stock || ' pieces and holds ' || v.reserved ||
        ', and ' || books.sold || ' are sold and ' || books.held || ' held' as what
      from variant v
      join lateral (
        select
          coalesce(sum(i.qty) filter (
            where o.paid_at is not null and o.state not in ('canceled', 'refunded')), 0) as sold,
          coalesce(sum(r.qty), 0) as held
        from order_item i
        join orders o on o.id = i.order_id
        left join stock_reservation r on r.order_id = o.id and r.variant_id = i.variant_id
        where i.variant_id = v.id
      ) books on true
      where exists (select 1 from order_item i where i.variant_id = v.id)
        and (v.stock <> ${initialStock} - books.sold or v.reserved <> books.held)`,
    sql<Row[]>`
      select 'product ' || p.code || ' counts ' || counted.pieces || ' sold of ' || books.sold as what
      from product p
      join lateral (
        select p.sold_count + coalesce(sum(pieces), 0) as pieces from sale where product_code = p.code
      ) counted on true
      join lateral (
        select coalesce(sum(i.qty), 0) as sold from order_item i join orders o on o.id = i.order_id
        where o.paid_at is not null and o.state not in ('canceled', 'refunded')
          and i.product_code = p.code
      ) books on true
      where counted.pieces <> books.sold`,
    sql<Row[]>`
      select 'order ' || o.number || ' is ' || o.state || ' and holds ' || count(r.*) || ' pieces' as what
      from orders o
      left join stock_reservation r on r.order_id = o.id
      group by o.id
      having (count(r.*) > 0) <> (o.state = 'awaiting_payment' or (
        o.state = 'payment_review' and not exists (
          select 1 from order_event e
          where e.order_id = o.id and e.to_state in ('canceled', 'expired'))))`,
    sql<Row[]>`
      select 'invoices have a gap or a twin: ' || count(invoice_no) || ' of ' || max(invoice_no) as what
      from orders where invoice_no is not null
      having max(right(invoice_no, 6)::int) <> count(distinct invoice_no)`,
  ]);
  return faults.flat().map(({ what }) => what);
}
