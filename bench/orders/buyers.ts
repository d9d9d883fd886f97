/** Shoppers in front of the last button, written by a few statements that every version of the tables takes. */
import { randomUUID } from "node:crypto";
import type { Sql } from "postgres";
import { hashToken, newToken } from "#backend/features/auth/sessions/tokens";

/** Somebody whose cart has one piece, and whose checkout has all answers. */
export interface ReadyBuyer {
  token: string;
  /** Each comes from an address of their own. */
  address: string;
}

const piecePrice = 1_000_000;
/** Registered post inside Iran, as the demo has it. */
const postPrice = 850_000;
/** What each of them sees and agrees to. */
export const payable = { amount: piecePrice + postPrice, currency: "IRR" };

const pieces = 1_000_000;

/**
 * Variants that cost one price and never run out. Where `areFew`, each sale shows in the catalogue, as in a shop
 * that has two or three pieces of each thing.
 */
export async function stockVariants(
  sql: Sql,
  count: number,
  { areFew }: { areFew: boolean },
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    update variant set stock = ${pieces}, reserved = 0, low_stock_at = ${areFew ? pieces : 0} where id in (
      select v.id from variant v join price p on p.variant_id = v.id
      join product on product.id = v.product_id
      where p.currency = 'IRR' and v.active and product.status = 'active' order by v.id limit ${count})
    returning id`;
  const ids = rows.map(({ id }) => id);
  await sql`update price set amount = ${piecePrice}, compare_at = null
    where currency = 'IRR' and variant_id = any(${ids})`;
  return ids;
}

let made = 0;

/** So many buyers; the first has one piece of the first variant in the cart, and so on around. */
export async function makeReadyBuyers(
  sql: Sql,
  count: number,
  variants: readonly string[],
): Promise<ReadyBuyer[]> {
  const rows = Array.from({ length: count }, (_, place) => ({
    user: randomUUID(),
    cart: randomUUID(),
    address: randomUUID(),
    session: randomUUID(),
    token: newToken(),
    variant: variants[place % variants.length] ?? "",
  }));
  const column = (name: keyof (typeof rows)[number]) => rows.map((row) => row[name]);
  const users = column("user");
  await sql.begin(async (q) => {
    await q`insert into users (id, email, lang)
      select id::uuid, id || '@shop.example', 'fa' from unnest(${users}::text[]) id`;
    await q`insert into session (id, family_id, user_id, token_hash, renew_before, expires_at, ends_at)
      select s, s, u, h, now() + interval '1 hour', now() + interval '1 day', now() + interval '1 day'
      from unnest(${column("session")}::uuid[], ${users}::uuid[], ${rows.map(({ token }) => hashToken(token))}::text[]) t(s, u, h)`;
    await q`insert into cart (id, user_id, expires_at)
      select c, u, now() + interval '90 days' from unnest(${column("cart")}::uuid[], ${users}::uuid[]) t(c, u)`;
    await q`insert into cart_item (cart_id, variant_id, qty)
      select c, v, 1 from unnest(${column("cart")}::uuid[], ${column("variant")}::uuid[]) t(c, v)`;
    await q`insert into address (id, user_id, recipient_name, recipient_phone, country_id, state_id, city_id, zip_code, street)
      select a, u, 'مینا رضایی', '+98 9121234567', 364, 36423, 3640394, '1234567890', 'خیابان انقلاب'
      from unnest(${column("address")}::uuid[], ${users}::uuid[]) t(a, u)`;
    await q`insert into checkout (user_id, address_id, shipping_code, gateway)
      select u, a, 'post', 'zarinpal' from unnest(${users}::uuid[], ${column("address")}::uuid[]) t(u, a)`;
  });
  // As it stands in a shop: no autovacuum comes for thousands of them in the middle of a round.
  await sql`vacuum (analyze) users, session, cart, cart_item, address, checkout`;
  return rows.map(({ token }) => ({ token, address: addressOf(made++) }));
}

const addressOf = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
