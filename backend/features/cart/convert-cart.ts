import { type SQL, sql } from "drizzle-orm";
import { cartItems, carts } from "../../db/tables/carts";
import { newId } from "../../ports/ids";
import type { CartRow } from "./open-carts";

interface Converting {
  cart: Pick<CartRow, "id" | "revision">;
  /** Something is put aside for another time. */
  hasLater: boolean;
}

/** The part of a statement that takes an open cart as it was read; no row where it has changed since, or is closed. */
export function takeCart({ id, revision }: Pick<CartRow, "id" | "revision">): SQL {
  return sql`select ${carts.id} from ${carts}
    where ${carts.id} = ${id} and ${carts.status} = 'open' and ${carts.revision} = ${revision} for update`;
}

/**
 * The parts of a statement that close a cart which has become an order, where its part `given` found a row; what was saved
 * for later goes on in a new one. Its changes stay known, so that a log replayed after the order doesn't fill the new cart.
 */
export function convertCart(given: SQL, { cart: { id }, hasLater }: Converting): SQL {
  const next = newId();
  const moved = sql`,
    moved_lines as (
      update ${cartItems} set cart_id = ${next} from next_cart
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
