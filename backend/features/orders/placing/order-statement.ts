/** The statement that places an order, written once for each number of lines (db/prepared). */
import { type Placeholder, type SQL, sql } from "drizzle-orm";
import { insertWhere, type Records } from "../../../db/insert-where";
import { preparedSql } from "../../../db/prepared";
import { cartItems, carts } from "../../../db/tables/carts";
import { checkouts } from "../../../db/tables/checkouts";
import { staleListings } from "../../../db/tables/listing";
import { variants } from "../../../db/tables/variants";

/** By what the statements of two orders differ, but for their values. */
interface Shape {
  lines: number;
  /** Something is put aside for another time. */
  hasLater: boolean;
  /** What is inserted, by the names of the statement's parts. */
  records: Record<string, Pick<Records, "table" | "columns">>;
}

/** What the statement answers. */
type Row = {
  outcome: "placed" | "sold_out" | "cart_changed" | "no_room";
  /** The variant that is sold out. */
  short: string | null;
  /** How many products look different in lists now. */
  shown: number;
};

const statements = new Map<string, ReturnType<typeof preparedSql<Row>>>();

/**
 * The statement for orders of a shape. It takes `cart`, `revision`, `nextCart`, `userId`, `network`, `openPerAddress`,
 * `variant0`, `qty0` … of each line, and what each of the records says by its name.
 */
export function orderStatement(shape: Shape) {
  const { lines, hasLater, records } = shape;
  const inserts = Object.entries(records).map(([name, { columns }]) => `${name}:${columns}`);
  const key = [lines, hasLater, ...inserts].join();
  const known = statements.get(key);
  if (known) return known;
  const statement = preparedSql<Row>(write(shape));
  statements.set(key, statement);
  return statement;
}

const value = (name: string) => sql.placeholder(name);
const given = sql`given`;

/**
 * One statement, so that nobody who wants the same piece waits for a round trip; it looks at the cart, at the orders of the
 * network and at the pieces once it has their locks, variants by id, so that two orders never wait for each other. The lines
 * are asked for as so many rows, for PostgreSQL plans anew each time what might be a list of any length.
 */
function write({ lines, hasLater, records }: Shape): SQL {
  const asked = Array.from(
    { length: lines },
    (_, n) => sql`(${value(`variant${n}`)}::uuid, ${value(`qty${n}`)}::int)`,
  );
  const inserts = Object.entries(records).map(
    ([name, rows]) => sql`${sql.raw(name)} as (${insertWhere(given, rows, value(name))})`,
  );
  return sql`with own_cart as (${takeCart(value("cart"), value("revision"))}),
    network as materialized (
      select waiting_from(${value("network")}) < ${value("openPerAddress")} as has_room from own_cart
    ),
    wanted as materialized (
      select ${variants.id}, asked.qty, ${variants.stock} - ${variants.reserved} as free
      from ${variants}
      join (values ${sql.join(asked, sql`, `)}) as asked(variant_id, qty)
        on asked.variant_id = ${variants.id}
      where exists (select from network where has_room)
      order by ${variants.id} for no key update of ${variants}
    ),
    decided as materialized (
      select case
        when not exists (select from own_cart) then 'cart_changed'
        when not exists (select from network where has_room) then 'no_room'
        when (select count(*) filter (where free >= qty) from wanted) < ${lines} then 'sold_out'
        else 'placed' end as outcome
    ),
    given as materialized (select from decided where outcome = 'placed'),
    held as (
      update ${variants} set reserved = ${variants.reserved} + wanted.qty, updated_at = now()
      from wanted where ${variants.id} = wanted.id and exists (select from given)
      returning ${variants.productId}, ${variants.stock} - ${variants.reserved} as free,
        ${variants.maxQty}, wanted.qty
    ),
    shown as (
      insert into ${staleListings} (product_id)
      select product_id from held
      where free <= (select max(low_stock_at) from variant other where other.product_id = held.product_id)
        or (free < max_qty and free + qty >= max_qty)
      returning seq
    ),
    ${sql.join(inserts, sql`, `)},
    ${convertCart(value("cart"), value("nextCart"), hasLater)},
    chosen as (delete from ${checkouts} where user_id = ${value("userId")} and exists (select from given))
    select outcome, (select id from wanted where free < qty order by id limit 1) as short,
      (select count(*)::int from shown) as shown
    from decided`;
}

/** The part of a statement that takes an open cart as it was read; no row where it has changed since, or is closed. */
export function takeCart(id: Placeholder | string, revision: Placeholder | number): SQL {
  return sql`select ${carts.id} from ${carts}
    where ${carts.id} = ${id} and ${carts.status} = 'open' and ${carts.revision} = ${revision} for update`;
}

/**
 * The parts of a statement that close a cart which has become an order, where its part `given` found a row; what was saved
 * for later goes on in the next one. Its changes stay known, so that a log replayed after the order doesn't fill the new
 * cart.
 */
export function convertCart(
  id: Placeholder | string,
  next: Placeholder | string,
  hasLater: boolean,
): SQL {
  const moved = sql`,
    moved_lines as (
      update ${cartItems} set cart_id = ${next}::uuid from next_cart
      where ${cartItems.cartId} = ${id} and ${cartItems.later}
    )`;
  return sql`converted_cart as (
      update ${carts} set status = 'converted', updated_at = now()
      where ${carts.id} = ${id} and exists (select from ${given})
      returning user_id, expires_at, revision
    ),
    next_cart as (
      insert into ${carts} (id, user_id, expires_at, revision)
      select ${next}::uuid, user_id, expires_at, revision + 1 from converted_cart returning id
    )${hasLater ? moved : sql``}`;
}
