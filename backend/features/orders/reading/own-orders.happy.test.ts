import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { order as orderShape } from "../../../contract/order";
import { orderItems, orders } from "../../../db/tables/orders";
import { findVariants, setStock } from "../../cart/cart.fixture";
import { checkInvoice } from "../invoice/check-invoice";
import { makeOrder, readOrderRow, unitPrice } from "../order.fixture";
import { type Bought, buy, type Caller, orderSteps, payFor, staffOf } from "../staff.fixture";
import { readLastOrder } from "./read-last-order";
import { readOwnOrder, showOrder } from "./read-order";
import { orderReturnableUntil } from "./returnable";

const backend = provideTestBackend();
const day = 86_400_000;
let staff: Caller;
let one: string;
let two: string;

beforeAll(async () => {
  staff = await staffOf(backend(), "orders.read", "orders.write");
  [one = "", two = ""] = await findVariants(backend(), 2);
});
beforeEach(async () => {
  for (const id of [one, two]) await setStock(backend(), id, { stock: 20, reserved: 0 });
});

const { act, ...steps } = orderSteps(backend, () => staff);
const paid = (lines: [string, number][] = [[one, 1]]) => steps.paid(lines);
const delivered = (lines: [string, number][] = [[one, 1]]) => steps.delivered(lines);
const rials = (amount: number) => ({ amount, currency: "IRR" });
const read = async ({ shopper, number }: Bought) =>
  (await shopper.get(`user/orders/${number}`)).body;

describe("an order as its owner reads it", () => {
  it("says what was bought, for how much, where it goes, and that it waits", async () => {
    const bought = await buy(backend(), [
      [one, 2],
      [two, 1],
    ]);
    const placed = backend().clock.now();
    const [first, second] = bought.itemIds;
    const sku = expect.stringMatching(/^SKU-/);
    const line = { sku, name: "قوری", product: null, image: null, options: [] };
    const shown = orderShape.parse(await read(bought));
    expect(shown).toMatchObject({
      number: bought.number,
      state: "awaiting_payment",
      payment_status: "unpaid",
      fulfilment_status: "none",
      lang: "fa",
      placed_at: placed.toISOString(),
      paid_at: null,
      invoice_no: null,
      returnable_until: null,
      items_count: 3,
      payable: rials(3 * unitPrice),
      actions: ["pay", "cancel"],
      shipping: { code: "post", name: "پست", from: "2026-03-23", to: "2026-03-26" },
      address: { recipient_name: "سارا", street: "خیابان ولیعصر" },
      items: [
        { ...line, id: first, variant_id: one, qty: 2 },
        { ...line, id: second, variant_id: two, qty: 1 },
      ],
      payments: [{ gateway: "zarinpal", status: "pending", amount: rials(3 * unitPrice) }],
      shipments: [],
      returns: [],
      refunds: [],
      events: [],
    });
    expect(shown.items[0]).toMatchObject({
      unit_price: rials(unitPrice),
      compare_at: null,
      total: rials(2 * unitPrice),
      returned_qty: 0,
      reviewed: false,
    });
    expect(shown.news_to).toEqual([expect.stringMatching(/@example\.test$/)]);
  });

  it("says it in the reader's language", async () => {
    const bought = await buy(backend(), [[one, 1]]);
    const { services } = backend().backend;
    const shown = await readOwnOrder(services, bought.userId, bought.number, "en");
    expect([shown.shipping.name, shown.items[0]?.name, shown.lang]).toEqual([
      "Post",
      "Teapot",
      "fa",
    ]);
  });

  it("tells all that became of it, in the order in which it came", async () => {
    const bought = await paid([
      [one, 2],
      [two, 1],
    ]);
    const { number, shopper } = bought;
    const [first = "", second = ""] = bought.itemIds;
    await act(number, "process");
    const parcel = { carrier: "Post", tracking_code: "RR1", url: "https://post.example/RR1" };
    await act(number, "ship", { ...parcel, items: [{ item_id: first, qty: 2 }] });
    await act(number, "ship", { carrier: "Courier" });
    await act(number, "deliver");
    const deliveredAt = backend().clock.now();
    const items = [{ item_id: first, qty: 1, reason: "changed_mind", note: null }];
    await shopper.post(`user/orders/${number}/returns`, { items });
    await act(number, "return", { answer: "receive" });
    await act(number, "refund");
    const shown = await read(bought);
    expect(shown).toMatchObject({
      state: "returned",
      payment_status: "paid",
      fulfilment_status: "partially_returned",
      expires_at: null,
      actions: ["invoice", "reorder"],
      returnable_until: new Date(deliveredAt.getTime() + 7 * day).toISOString(),
      items: [{ returned_qty: 1 }, { returned_qty: 0 }],
      payments: [{ status: "success" }],
      shipments: [
        { ...parcel, status: "delivered", items: [{ item_id: first, qty: 2 }] },
        { carrier: "Courier", tracking_code: null, url: null, items: [{ item_id: second }] },
      ],
      returns: [{ status: "received", items }],
      refunds: [{ amount: rials(unitPrice), status: "pending" }],
    });
    const by = shown.events.map(({ state, by: actor }: Record<string, string>) => [state, actor]);
    expect(by).toEqual([
      ["paid", "gateway"],
      ["processing", "staff"],
      ["partially_shipped", "staff"],
      ["shipped", "staff"],
      ["delivered", "staff"],
      ["return_requested", "shopper"],
      ["returned", "staff"],
    ]);
  });

  it("offers to send it back until the last day of what may go back longest", async () => {
    const bought = await delivered([
      [one, 1],
      [two, 1],
    ]);
    const [first = ""] = bought.itemIds;
    await backend().shop.database.run((q) =>
      q.update(orderItems).set({ returnDays: null }).where(eq(orderItems.id, first)),
    );
    expect((await read(bought)).actions).toEqual(["return", "invoice", "reorder"]);
    const { services } = backend().backend;
    const row = await readOrderRow(backend(), bought.id);
    const at = (ms: number) =>
      services.database.run((q) =>
        showOrder(q, row, "fa", new Date((row.deliveredAt?.getTime() ?? 0) + ms)),
      );
    expect((await at(7 * day - 1)).actions).toContain("return");
    expect((await at(7 * day)).actions).not.toContain("return");
    const unpaid = { ...row, paidAt: null };
    expect(orderReturnableUntil(unpaid, [])).toBeNull();
  });
});

describe("an owner's list of orders", () => {
  it("has ten on a page, the newest first, and counts all that fit", async () => {
    const first = await buy(backend(), [[one, 1]]);
    const numbers = [first.number];
    for (let n = 0; n < 10; n++) {
      backend().clock.advance(1_000);
      const made = await makeOrder(backend(), { userId: first.userId, lines: [[two, 1]] });
      numbers.unshift(made.number);
    }
    const page = async (query: string) => (await first.shopper.get(`user/orders?${query}`)).body;
    const shown = await page("page=1");
    const numbersOf = ({ data }: typeof shown) =>
      data.map(({ number }: { number: string }) => number);
    expect(numbersOf(shown)).toEqual(numbers.slice(0, 10));
    expect(shown).toMatchObject({ total: 11, page: 1, per_page: 10 });
    expect(numbersOf(await page("page=2"))).toEqual(numbers.slice(10));
    const persian = first.number.replace(/\d/g, (digit) => "۰۱۲۳۴۵۶۷۸۹"[Number(digit)] ?? "");
    expect(numbersOf(await page(`search=${encodeURIComponent(persian)}`))).toEqual([first.number]);
    expect(await page("search=TEAP")).toMatchObject({ total: 11 });
    expect(await page("search=%25")).toMatchObject({ total: 0, data: [] });
    expect(await page("state=canceled")).toMatchObject({ total: 0 });
    expect(await page("state=awaiting_payment")).toMatchObject({ total: 11 });
  });

  it("can be narrowed to when they were placed, from a moment on and before another", async () => {
    const first = await buy(backend(), [[one, 1]]);
    const moments = [backend().clock.now().toISOString()];
    const numbers = [first.number];
    for (let n = 0; n < 2; n++) {
      backend().clock.advance(1_000);
      const made = await makeOrder(backend(), { userId: first.userId, lines: [[two, 1]] });
      numbers.push(made.number);
      moments.push(backend().clock.now().toISOString());
    }
    const listed = async (query: string) => {
      const { body } = await first.shopper.get(`user/orders?${query}`);
      return body.data.map(({ number }: { number: string }) => numbers.indexOf(number)).sort();
    };
    expect(await listed(`from=${moments[1]}`)).toEqual([1, 2]);
    expect(await listed(`before=${moments[1]}`)).toEqual([0]);
    expect(await listed(`from=${moments[1]}&before=${moments[2]}`)).toEqual([1]);
    expect(await listed("from=yesterday&before=")).toEqual([0, 1, 2]);
    expect(await listed("search=%20Teapot%20")).toEqual([0, 1, 2]);
    expect(await listed("search=%20")).toEqual([0, 1, 2]);
  });

  it("knows how the newest was to be sent and paid, and nothing of who has none", async () => {
    const { database } = backend().shop;
    const old = await buy(backend(), [[one, 1]]);
    backend().clock.advance(1_000);
    await makeOrder(backend(), { userId: old.userId, lines: [[one, 1]], gateway: "cod" });
    const last = (userId: string) => database.run((q) => readLastOrder(q, userId));
    expect(await last(old.userId)).toEqual({ shipping: "post", gateway: "cod" });
    const stranger = "0190c1a0-0000-7000-8000-000000000001";
    expect(await last(stranger)).toBeUndefined();
  });
});

describe("an order's invoice", () => {
  it("is there once the order is paid, and says what was bought in every language", async () => {
    const bought = await buy(backend(), [[one, 2]]);
    const path = `user/orders/${bought.number}/invoice`;
    expect((await bought.shopper.get(path)).status).toBe(404);
    await payFor(backend(), bought);
    const [itemId = ""] = bought.itemIds;
    const options = [{ name: { fa: "رنگ" }, value: { fa: "آبی" } }];
    await backend().shop.database.run((q) =>
      q.update(orderItems).set({ options }).where(eq(orderItems.id, itemId)),
    );
    const { body } = await bought.shopper.get(path);
    const { paidAt } = await readOrderRow(backend(), bought.id);
    expect(body).toMatchObject({
      number: bought.number,
      issued_at: paidAt?.toISOString(),
      buyer: { recipient_name: "سارا" },
      shipping_name: { en: "Post", fa: "پست" },
      totals: { payable: rials(2 * unitPrice) },
      payments: [{ status: "success" }],
      verify_path: `/home/invoice/${body.invoice_no}/${body.hash}`,
    });
    expect(body.items).toEqual([
      {
        sku: expect.stringMatching(/^SKU-/),
        name: { en: "Teapot", fa: "قوری" },
        options: [{ lang: "fa", said: [{ name: "رنگ", value: "آبی" }] }],
        qty: 2,
        unit_price: rials(unitPrice),
        total: rials(2 * unitPrice),
      },
    ]);
  });

  it("is known by its number and hash, in any digits, and by nothing else", async () => {
    const bought = await paid();
    const { body } = await bought.shopper.get(`user/orders/${bought.number}/invoice`);
    const { services } = backend().backend;
    const check = (number: string, hash: string) => checkInvoice(services, number, hash);
    const persian = body.invoice_no.replace(/\d/g, (digit: string) => "۰۱۲۳۴۵۶۷۸۹"[Number(digit)]);
    expect(await check(body.invoice_no, body.hash)).toBe(true);
    expect(await check(persian, body.hash)).toBe(true);
    expect(await check(body.invoice_no, "0".repeat(64))).toBe(false);
    expect(await check(body.invoice_no, `${body.hash}0`)).toBe(false);
    expect(await check(body.invoice_no, `x${body.hash.slice(1)}`)).toBe(false);
    expect(await check("1405-999999", body.hash)).toBe(false);
    await backend().shop.database.run((q) =>
      q.update(orders).set({ couponCode: "HALF" }).where(eq(orders.id, bought.id)),
    );
    expect(await check(body.invoice_no, body.hash)).toBe(false);
  });
});

describe("an order once more", () => {
  it("puts into the cart what can be had, and names what can't, in the reader's words", async () => {
    const bought = await delivered([
      [one, 2],
      [two, 1],
    ]);
    const [, gone = ""] = bought.itemIds;
    await backend().shop.database.run((q) =>
      q.update(orderItems).set({ variantId: null }).where(eq(orderItems.id, gone)),
    );
    const again = await bought.shopper.post(`user/orders/${bought.number}/reorder`);
    expect(again.body).toMatchObject({
      added: 1,
      conflicts: [{ kind: "variant_gone", name: "قوری", variant_id: null }],
    });
    const cart = await bought.shopper.get("user/carts");
    expect(cart.body.lines).toMatchObject([{ variant_id: one, qty: 2 }]);
  });

  it("counts a line of which fewer can be had, and not one that is sold out", async () => {
    const bought = await delivered([
      [one, 3],
      [two, 1],
    ]);
    await setStock(backend(), one, { stock: 2, reserved: 0 });
    await setStock(backend(), two, { stock: 0, reserved: 0 });
    const again = await bought.shopper.post(`user/orders/${bought.number}/reorder`);
    expect(again.body.added).toBe(1);
    const kinds = again.body.conflicts.map(({ kind }: { kind: string }) => kind).sort();
    expect(kinds).toEqual(["out_of_stock", "qty_reduced"]);
  });
});
