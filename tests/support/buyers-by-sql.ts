/** Shoppers with accounts, and products with enough pieces for all of them. */
import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { createPasswords } from "#backend/ports/passwords";

export interface Buyer {
  email: string;
  password: string;
}

const password = "correct horse battery";

/** Makes accounts straight in the database: registering is not what is measured. */
export async function makeBuyers(url: string, count: number): Promise<Buyer[]> {
  const sql = postgres(url, { max: 1 });
  const hash = await createPasswords().hash(password);
  const run = randomUUID().slice(0, 8);
  const buyers = Array.from({ length: count }, (_, i) => ({
    email: `buyer-${run}-${i}@shop.example`,
    password,
  }));
  for (const { email } of buyers) {
    await sql`insert into users (id, email, password_hash, lang)
      values (${randomUUID()}, ${email}, ${hash}, 'fa')`;
  }
  await sql.end();
  return buyers;
}

/** Pieces that each of these variants has at first. */
export const variantStock = 1_000_000;

/** Some hundred variants that cost something in rials, each with pieces enough. */
export async function stockVariants(url: string): Promise<string[]> {
  const sql = postgres(url, { max: 1 });
  const rows = await sql<{ id: string }[]>`
    update variant set stock = ${variantStock} where id in (
      select v.id from variant v join price p on p.variant_id = v.id
      join product on product.id = v.product_id
      where p.currency = 'IRR' and v.active and product.status = 'active' limit 200)
    returning id`;
  await sql.end();
  return rows.map(({ id }) => id);
}
