/** Shoppers and variants for the tests of carts. */

import { randomUUID } from "node:crypto";
import { and, asc, eq, gte, sql } from "drizzle-orm";
import type { Answer, TestBackend } from "../../../tests/support/backend";
import type { CartChange } from "../../contract/cart";
import type { LanguageCode } from "../../contract/languages";
import type { Query } from "../../db/database";
import { prices, variants } from "../../db/tables/variants";
import { newId } from "../../ports/ids";
import { mergeAtLogin } from "../auth/login/sign-in";
import { CardStore } from "../catalog/cards/card-store";
import { Catalogue } from "../catalog/index/catalogue";
import { convertCart, takeCart } from "../orders/placing/order-statement";
import type { Basket } from "./order-cart";

/** Variants of the demo shop with pieces to spare and a price in both currencies, for tests to bend. */
export async function findVariants({ shop }: TestBackend, count: number): Promise<string[]> {
  const rows = await shop.database.run((q) =>
    q
      .select({ id: variants.id })
      .from(variants)
      .where(
        and(
          gte(variants.stock, 10),
          gte(variants.maxQty, 10),
          eq(variants.reserved, 0),
          sql`(select count(*) from ${prices} where ${prices.variantId} = ${variants.id}) = 2`,
        ),
      )
      .orderBy(asc(variants.sku))
      .limit(count),
  );
  if (rows.length < count) throw new Error("The demo shop has too few such variants.");
  return rows.map(({ id }) => id);
}

/** Changes what the shop has of a variant, as its owner would. */
export async function setStock(
  { shop }: TestBackend,
  id: string,
  to: Partial<{ stock: number; reserved: number; maxQty: number; active: boolean }>,
): Promise<void> {
  await shop.database.run((q) => q.update(variants).set(to).where(eq(variants.id, id)));
}

export async function setPrice(
  { shop }: TestBackend,
  id: string,
  amount: number,
  currency: "USD" | "IRR" = "USD",
): Promise<void> {
  await shop.database.run((q) =>
    q
      .update(prices)
      .set({ amount, compareAt: null })
      .where(and(eq(prices.variantId, id), eq(prices.currency, currency))),
  );
}

/** One shopper's calls: a visitor, who keeps the tokens that answers bring, or the user of a session. */
export class ApiShopper {
  cart: string | null = null;
  wish: string | null = null;
  /** By what a visitor without a token wants to be known. */
  proposal: string | null = null;

  constructor(
    readonly backend: TestBackend,
    readonly session: string | null = null,
    public lang = "en",
    /** From where; not known by default. */
    readonly address: string | null = null,
  ) {}

  async call(path: string, method = "GET", body?: unknown): Promise<Answer> {
    const headers = new Headers({ lang: this.lang });
    if (this.address) headers.set("X-Forwarded-For", this.address);
    if (this.session) headers.set("Authorization", this.session);
    if (this.cart) headers.set("X-Cart", this.cart);
    if (this.wish) headers.set("X-Wish", this.wish);
    if (this.proposal) headers.set("X-Guest-New", this.proposal);
    if (body !== undefined) headers.set("Content-Type", "application/json");
    return this.backend.call(path, { method, headers, body: JSON.stringify(body) });
  }

  /** Plays changes, each under a new id where it names none. */
  async change(...ops: object[]): Promise<CartChange> {
    const named = ops.map((op) => ({ op_id: randomUUID(), ...op }));
    const { status, body } = await this.call("user/carts/sync", "POST", { ops: named });
    if (status !== 200) throw new Error(`The change was answered with ${status}.`);
    if (body.guest !== null) this.cart = body.guest;
    return body;
  }

  add(variant_id: string, qty = 1): Promise<CartChange> {
    return this.change({ type: "add", variant_id, qty });
  }

  /** Counts by variant of what is to be bought. */
  async counts(): Promise<Record<string, number>> {
    const { body } = await this.call("user/carts");
    return Object.fromEntries(
      body.lines.map((line: { variant_id: string; qty: number }) => [line.variant_id, line.qty]),
    );
  }
}

/** What merging works with, as the calls that log in have it. */
export function merger({ shop, clock }: TestBackend) {
  const catalogue = new Catalogue(shop.database, clock, true);
  const services = {
    database: shop.database,
    clock,
    catalogue,
    cards: new CardStore(shop.database, catalogue),
  };
  return (userId: string, visitor: ApiShopper, lang: LanguageCode = "en") =>
    mergeAtLogin(services, { userId, cartToken: visitor.cart, wishToken: visitor.wish, lang });
}

/** Closes a cart as the statement of a placing does; answers whether it was still the one that was read. */
export async function closeCart(
  q: Query,
  basket: Pick<Basket, "cart" | "hasLater">,
): Promise<boolean> {
  const { cart, hasLater } = basket;
  const rows = await q.execute(sql`with given as (${takeCart(cart.id, cart.revision)}),
    ${convertCart(cart.id, newId(), hasLater)} select from converted_cart`);
  return rows.length > 0;
}
