/** Somebody whom an order has brought a product, and what they say of it, at the wire. */
import { and, eq, gt, sql } from "drizzle-orm";
import type { TestBackend } from "../../../tests/support/backend";
import { logIn } from "../../../tests/support/log-in";
import { orders } from "../../db/tables/orders";
import { products } from "../../db/tables/products";
import { productReviews } from "../../db/tables/reviews";
import type { users } from "../../db/tables/users";
import { variants } from "../../db/tables/variants";
import { newId } from "../../ports/ids";
import { makeOrder } from "../orders/order.fixture";
import { type Caller, callerWith } from "../orders/staff.fixture";

export interface Reviewer extends Caller {
  userId: string;
  /** Path of the call about the product. */
  path: string;
}

/** Products that are shown, the one with the lowest number first. */
export async function someProducts({ shop }: TestBackend, howMany: number): Promise<number[]> {
  const rows = await shop.database.run((q) =>
    q
      .selectDistinct({ code: products.code })
      .from(products)
      .innerJoin(variants, eq(variants.productId, products.id))
      .where(and(eq(products.status, "active"), gt(variants.stock, 0), eq(variants.active, true)))
      .orderBy(products.code)
      .limit(howMany),
  );
  return rows.map(({ code }) => code);
}

/** Somebody new, to whom an order has brought a product. */
export async function aReviewer(
  backend: TestBackend,
  code: number,
  as: Partial<typeof users.$inferInsert> = {},
): Promise<Reviewer> {
  const { userId, token } = await logIn(backend, { name: "Mina", ...as });
  await deliver(backend, userId, code);
  return { ...callerWith(backend, token), userId, path: `user/reviews/${code}` };
}

/** Brings a product to somebody, by an order that is over but for this. */
export async function deliver(
  backend: TestBackend,
  userId: string,
  code: number,
  state: (typeof orders.$inferInsert)["state"] = "delivered",
): Promise<string> {
  const { shop, clock } = backend;
  const [variant] = await shop.database.run((q) =>
    q
      .update(variants)
      .set({ stock: sql`${variants.stock} + 1` })
      .from(products)
      .where(and(eq(products.id, variants.productId), eq(products.code, code)))
      .returning({ id: variants.id }),
  );
  if (!variant) throw new Error("The product has no variant.");
  const { id } = await makeOrder(backend, { userId, lines: [[variant.id, 1]] });
  const deliveredAt = clock.now();
  await shop.database.run((q) =>
    q.update(orders).set({ state, deliveredAt, expiresAt: null }).where(eq(orders.id, id)),
  );
  return id;
}

/** A review's words. */
export function aReview(over: object = {}) {
  return {
    client_id: newId(),
    stars: 5,
    title: "A fine pot",
    body: "It keeps the tea warm for an hour.",
    anonymous: false,
    ...over,
  };
}

/** Lets in whatever a reviewer has written, by the staff's call. */
export async function letIn(staff: Caller, backend: TestBackend, userId: string): Promise<void> {
  const [row] = await reviewRows(backend, userId);
  const move = { version: row?.version, status: "approved" };
  const { status } = await staff.post(`admin/reviews/${row?.id}`, move);
  if (status !== 200) throw new Error(`The review was not let in: ${status}.`);
}

export function reviewRows({ shop }: TestBackend, userId: string) {
  return shop.database.run((q) =>
    q.select().from(productReviews).where(eq(productReviews.userId, userId)),
  );
}
