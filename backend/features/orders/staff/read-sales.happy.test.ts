import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { csvFile } from "../../../contract/csv";
import { salesShown } from "../../../contract/sales";
import { orderItems, orders } from "../../../db/tables/orders";
import { refunds } from "../../../db/tables/payments";
import { products } from "../../../db/tables/products";
import { findVariants, setStock } from "../../cart/cart.fixture";
import { unitPrice } from "../order.fixture";
import { buy, type Caller, payFor, staffOf } from "../staff.fixture";

const backend = provideTestBackend();
let reader: Caller;
let one: string;
let two: string;

const rial = (amount: number) => ({ amount, currency: "IRR" });
/** Three days of Tehran. */
const cuts = ["2030-05-01", "2030-05-02", "2030-05-03", "2030-05-04"].map(
  (day) => `${day}T20:30:00.000Z`,
);

/** Bought and paid, at a moment and with what its totals say. */
async function sell(paidAt: string, lines: [string, number][], more: object = {}) {
  const bought = await buy(backend(), lines);
  await payFor(backend(), bought);
  await backend().shop.database.run(async (q) => {
    const [order] = await q.select().from(orders).where(eq(orders.id, bought.id));
    if (!order) throw new Error("The order is not there.");
    await q
      .update(orders)
      .set({ paidAt: new Date(paidAt), totals: { ...order.totals, ...more } })
      .where(eq(orders.id, bought.id));
  });
  return bought;
}

/** A refund of an order's payment that was done at a moment, or came to nothing. */
async function giveBack(
  { id, paymentId }: { id: string; paymentId: string },
  { amount, at, status = "done" }: { amount: number; at: string; status?: "done" | "failed" },
) {
  await backend().shop.database.run((q) =>
    q.insert(refunds).values({
      paymentId,
      orderId: id,
      amount,
      method: "manual",
      status,
      idempotencyKey: crypto.randomUUID(),
      updatedAt: new Date(at),
    }),
  );
}

beforeAll(async () => {
  reader = await staffOf(backend(), "orders.read");
  [one = "", two = ""] = await findVariants(backend(), 2);
  for (const id of [one, two]) await setStock(backend(), id, { stock: 50, reserved: 0 });
});

const ask = async (given: readonly string[]) => {
  const { body } = await reader.get(`admin/sales?cuts=${given.join(",")}`);
  return salesShown.parse(body).data;
};

describe("GET admin/sales", () => {
  it("counts nothing as given back that was never counted as paid", async () => {
    const canceled = await sell("2031-05-02T00:00:00Z", [[one, 1]]);
    await backend().shop.database.run((q) =>
      q.update(orders).set({ paidAt: null }).where(eq(orders.id, canceled.id)),
    );
    await giveBack(canceled, { amount: 500, at: "2031-05-02T01:00:00Z" });
    expect(await ask(["2031-05-01T20:30:00.000Z", "2031-05-02T20:30:00.000Z"])).toEqual([]);
  });

  it("counts each order in the part in which its money came, and a refund in that in which it went", async () => {
    const first = await sell("2030-05-01T20:30:00Z", [[one, 2]], {
      tax: [
        { rate: 10, amount: rial(200) },
        { rate: 0, amount: rial(1) },
      ],
      shipping: rial(300),
      coupon_discount: rial(40),
    });
    await sell("2030-05-03T20:29:59Z", [[two, 3]]);
    await sell("2030-05-01T20:29:59Z", [[one, 1]]);
    await sell("2030-05-04T20:30:00Z", [[one, 1]]);
    await buy(backend(), [[one, 5]]);
    await giveBack(first, { amount: 500, at: "2030-05-04T01:00:00Z" });
    await giveBack(first, { amount: 70, at: "2030-05-04T01:00:00Z", status: "failed" });
    const [sales, ...others] = await ask(cuts);
    expect(others).toEqual([]);
    expect(sales?.currency).toBe("IRR");
    expect(sales?.parts).toEqual([
      {
        orders: 1,
        pieces: 2,
        paid: rial(2 * unitPrice),
        tax: rial(201),
        shipping: rial(300),
        discount: rial(40),
        refunded: rial(0),
      },
      {
        orders: 1,
        pieces: 3,
        paid: rial(3 * unitPrice),
        tax: rial(0),
        shipping: rial(0),
        discount: rial(0),
        refunded: rial(0),
      },
      {
        orders: 0,
        pieces: 0,
        paid: rial(0),
        tax: rial(0),
        shipping: rial(0),
        discount: rial(0),
        refunded: rial(500),
      },
    ]);
    expect(sales?.all).toEqual({
      orders: 2,
      pieces: 5,
      paid: rial(5 * unitPrice),
      tax: rial(201),
      shipping: rial(300),
      discount: rial(40),
      refunded: rial(500),
    });
    expect(sales?.best.map(({ pieces, paid }) => [pieces, paid])).toEqual([
      [3, rial(3 * unitPrice)],
      [2, rial(2 * unitPrice)],
    ]);
    expect(sales?.best[0]?.name).toMatch(/[\u0600-\u06ff]/);
  });

  it("says nothing of a span in which nothing moved, and keeps currencies apart", async () => {
    expect(await ask(["2031-01-01T00:00:00Z", "2031-02-01T00:00:00Z"])).toEqual([]);
    const { id } = await sell("2031-03-01T00:00:00Z", [[one, 1]]);
    await sell("2031-03-01T00:00:00Z", [[two, 1]]);
    await backend().shop.database.run((q) =>
      q.update(orders).set({ currency: "USD" }).where(eq(orders.id, id)),
    );
    const shown = await ask(["2031-02-28T00:00:00Z", "2031-03-02T00:00:00Z"]);
    expect(shown.map(({ all, best }) => [all.paid, best.length])).toEqual([
      [{ amount: unitPrice, currency: "USD" }, 1],
      [rial(unitPrice), 1],
    ]);
  });

  it("takes variants of a product together, and names by its SKU what has no product any more", async () => {
    await sell("2032-01-01T00:00:00Z", [
      [one, 1],
      [two, 1],
    ]);
    await backend().shop.database.run((q) => q.update(orderItems).set({ productCode: null }));
    const [gone] = await ask(["2032-01-01T00:00:00Z", "2032-01-02T00:00:00Z"]);
    expect(gone?.best.map(({ product, pieces }) => [product, pieces])).toEqual([
      [null, 1],
      [null, 1],
    ]);
    const [product] = await backend().shop.database.run((q) =>
      q
        .select({ code: products.code })
        .from(products)
        .where(eq(products.status, "active"))
        .limit(1),
    );
    const productCode = product?.code;
    await backend().shop.database.run((q) => q.update(orderItems).set({ productCode }));
    const [together] = await ask(["2032-01-01T00:00:00Z", "2032-01-02T00:00:00Z"]);
    expect(together?.best.map(({ product, pieces }) => [product?.id, pieces])).toEqual([
      [productCode, 2],
    ]);
    expect(together?.best[0]?.product?.slug).toBeTruthy();
  });

  it.each([
    "",
    "2030-05-01T20:30:00Z",
    "yesterday,today",
    "2030-05-02T20:30:00Z,2030-05-01T20:30:00Z",
    "2030-05-01T20:30:00Z,2030-05-01T20:30:00Z",
    Array.from({ length: 42 }, (_, day) => new Date(day * 86_400_000).toISOString()).join(),
  ])("refuses moments that make no parts: “%s”", async (given) => {
    expect((await reader.get(`admin/sales?cuts=${given}`)).status).toBe(400);
  });

  it("is for who may read orders", async () => {
    const other = await staffOf(backend(), "content.write");
    expect((await other.get(`admin/sales?cuts=${cuts}`)).status).toBe(403);
    expect((await other.get(`admin/sales/csv?cuts=${cuts}&names=a,b,c`)).status).toBe(403);
  });
});

describe("GET admin/sales/csv", () => {
  const days = ["2033-01-01", "2033-01-02", "2033-01-03", "2033-01-04"].map(
    (day) => `${day}T00:00:00Z`,
  );
  const askFile = (names: string) => reader.get(`admin/sales/csv?cuts=${days}&names=${names}`);

  it("has a line for each part and currency in which something moved, amounts in the main unit", async () => {
    const { id } = await sell("2033-01-01T10:00:00Z", [[one, 2]], {
      tax: [{ rate: 10, amount: rial(200) }],
      shipping: rial(305),
      coupon_discount: rial(7),
    });
    await backend().shop.database.run((q) =>
      q.update(orders).set({ currency: "USD" }).where(eq(orders.id, id)),
    );
    const other = await sell("2033-01-01T12:00:00Z", [[two, 1]]);
    await giveBack(other, { amount: 40, at: "2033-01-03T01:00:00Z" });
    const { csv } = csvFile.parse((await askFile("1411-10-12,1411-10-13,1411-10-14")).body);
    expect(csv.replace("\uFEFF", "").trimEnd().split("\r\n")).toEqual([
      "period,currency,orders,pieces,paid,tax,shipping,discount,refunded",
      `1411-10-12,USD,1,2,${((2 * unitPrice) / 100).toFixed(2)},2.00,3.05,0.07,0.00`,
      `1411-10-12,IRR,1,1,${unitPrice},0,0,0,0`,
      "1411-10-14,IRR,0,0,0,0,0,0,40",
    ]);
  });

  it.each(["", "a", "a,b", "a,b,c,d", "a,,c"])(
    "refuses other than one name for each part: “%s”",
    async (names) => {
      expect((await askFile(names)).status).toBe(400);
    },
  );
});
