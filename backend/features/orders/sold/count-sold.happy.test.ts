import { and, eq, ne, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { orderItems } from "../../../db/tables/orders";
import { products } from "../../../db/tables/products";
import { variants } from "../../../db/tables/variants";
import { findVariants, setStock } from "../../cart/cart.fixture";
import { refreshListing } from "../../catalog/refresh/refresh-listing";
import { type Bought, buy, type Caller, payFor, staffOf } from "../staff.fixture";
import { orderCodPlaced } from "../states/order-cod-placed";
import { countSold } from "./count-sold";

const backend = provideTestBackend();
let staff: Caller;
/** Of two products. */
let one: string;
let other: string;

beforeAll(async () => {
  staff = await staffOf(backend(), "orders.read", "orders.write");
  const found = await findVariants(backend(), 20);
  const codes = await Promise.all(found.map(codeOf));
  one = found[0] ?? "";
  other = found[codes.findIndex((code) => code !== codes[0])] ?? "";
});

beforeEach(async () => {
  for (const id of [one, other]) await setStock(backend(), id, { stock: 500, reserved: 0 });
  await countSold(backend().backend.services);
  await backend().shop.database.transaction(async (q) => {
    await q.update(products).set({ soldCount: 0 });
    await refreshListing(q, "all");
  });
});

async function codeOf(variantId: string): Promise<number> {
  const [row] = await backend().shop.database.run((q) =>
    q
      .select({ code: products.code })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .where(eq(variants.id, variantId)),
  );
  return row?.code ?? 0;
}

/** An order whose items name their product, as placing writes them. */
async function bought(variantId: string, qty: number, gateway?: "cod"): Promise<Bought> {
  const made = await buy(backend(), [[variantId, qty]], gateway);
  const productCode = await codeOf(variantId);
  await backend().shop.database.run((q) =>
    q.update(orderItems).set({ productCode }).where(eq(orderItems.orderId, made.id)),
  );
  return made;
}

async function soldOf(variantId: string): Promise<number> {
  const code = await codeOf(variantId);
  const [row] = await backend().shop.database.run((q) =>
    q.select({ sold: products.soldCount }).from(products).where(eq(products.code, code)),
  );
  return row?.sold ?? 0;
}

/** The job's round, and the second in which the catalogue believes what it knows. */
async function count() {
  await countSold(backend().backend.services);
  backend().clock.advance(1000);
}

async function bestSellers(): Promise<number[]> {
  const { body } = await backend().call("home/products?sort=bestseller&per_page=12");
  return body.data.map(({ id }: { id: number }) => id);
}

const act = (number: string, word: string, body: object = {}) =>
  staff.post(`admin/orders/${number}/${word}`, body);

describe("domain 4.2 counts sold come from orders", () => {
  it("what is paid counts, and the best sellers are first; what is canceled after it counts no more", async () => {
    const many = await bought(one, 3);
    await payFor(backend(), many);
    await payFor(backend(), await bought(other, 1));
    await count();
    expect([await soldOf(one), await soldOf(other)]).toEqual([3, 1]);
    expect((await bestSellers()).slice(0, 2)).toEqual([await codeOf(one), await codeOf(other)]);
    await act(many.number, "cancel");
    await count();
    expect([await soldOf(one), await soldOf(other)]).toEqual([0, 1]);
    expect((await bestSellers())[0]).toBe(await codeOf(other));
  });

  it("a sale by itself moves no catalogue: pages stay kept until many are counted at once", async () => {
    const version = async () => {
      const [row] = await backend().shop.database.run((q) =>
        q.execute<{ version: string }>(sql`select version from catalogue_version`),
      );
      return Number(row?.version);
    };
    const before = await version();
    for (let i = 0; i < 3; i++) await payFor(backend(), await bought(one, 1));
    expect(await version()).toBe(before);
    await count();
    expect(await version()).toBe(before + 1);
    await count();
    expect([await version(), await soldOf(one)]).toEqual([before + 1, 3]);
  });

  it("an order that nobody pays never counts, canceled or not", async () => {
    await bought(one, 2);
    const canceled = await bought(one, 2);
    await canceled.shopper.post(`user/orders/${canceled.number}/cancel`);
    await count();
    expect(await soldOf(one)).toBe(0);
  });

  it("what is no product of the shop any more counts for none, and is paid all the same", async () => {
    const made = await buy(backend(), [
      [one, 2],
      [other, 1],
    ]);
    const [gone = ""] = made.itemIds;
    const productCode = await codeOf(other);
    await backend().shop.database.run((q) =>
      q
        .update(orderItems)
        .set({ productCode })
        .where(and(eq(orderItems.orderId, made.id), ne(orderItems.id, gone))),
    );
    expect(await payFor(backend(), made)).toBe("paid");
    expect(await countSold(backend().backend.services)).toBe(1);
    expect([await soldOf(one), await soldOf(other)]).toEqual([0, 1]);
    expect(await payFor(backend(), await buy(backend(), [[one, 1]]))).toBe("paid");
    expect(await countSold(backend().backend.services)).toBe(0);
  });

  it("cash at the door counts once it was handed over, and what is sent back counts no more", async () => {
    const made = await bought(one, 3, "cod");
    await backend().shop.database.transaction((q) =>
      orderCodPlaced(backend().backend.services, q, made.id, backend().clock.now()),
    );
    await act(made.number, "process");
    await act(made.number, "ship", { carrier: "Courier" });
    await count();
    expect(await soldOf(one)).toBe(0);
    await act(made.number, "deliver");
    await count();
    expect(await soldOf(one)).toBe(3);
    const items = [{ item_id: made.itemIds[0], qty: 2, reason: "changed_mind", note: null }];
    await made.shopper.post(`user/orders/${made.number}/returns`, { items });
    await act(made.number, "return", { answer: "receive" });
    await count();
    expect(await soldOf(one)).toBe(1);
  });

  it("cash that staff note after the shopper's “received” counts then", async () => {
    const made = await bought(one, 2, "cod");
    await backend().shop.database.transaction((q) =>
      orderCodPlaced(backend().backend.services, q, made.id, backend().clock.now()),
    );
    await act(made.number, "process");
    await act(made.number, "ship", { carrier: "Courier" });
    await made.shopper.post(`user/orders/${made.number}/received`);
    await count();
    expect(await soldOf(one)).toBe(0);
    await act(made.number, "collect");
    await count();
    expect(await soldOf(one)).toBe(2);
  });
});
