import { beforeAll, describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { returnForm } from "../../contract/own-forms";
import { newId } from "../../ports/ids";
import { findVariants, setStock } from "../cart/cart.fixture";
import { stockOf } from "./order.fixture";
import { type Bought, buy, type Caller, payFor, staffOf, stateOf } from "./staff.fixture";

const backend = provideTestBackend();
let mine: Bought;
let stranger: Caller;
let variant: string;

beforeAll(async () => {
  [variant = ""] = await findVariants(backend(), 1);
  await setStock(backend(), variant, { stock: 50, reserved: 0 });
  mine = await buy(backend(), [[variant, 2]]);
  stranger = (await buy(backend(), [[variant, 1]])).shopper;
});

const item = (id: string, qty = 1) => ({ item_id: id, qty, reason: "other", note: null });

describe("an order is its owner's", () => {
  it("somebody else's is unknown to every call, word for word like one that never was", async () => {
    const before = await stateOf(backend(), mine.id);
    const body = { items: [item(mine.itemIds[0] ?? "")] };
    const tries = (number: string) => [
      stranger.get(`user/orders/${number}`),
      stranger.get(`user/orders/${number}/invoice`),
      stranger.post(`user/orders/${number}/cancel`),
      stranger.post(`user/orders/${number}/received`),
      stranger.post(`user/orders/${number}/reorder`),
      stranger.post(`user/orders/${number}/returns`, body),
    ];
    const foreign = await Promise.all(tries(mine.number));
    const unknown = await Promise.all(tries("1405-999999-9"));
    const told = (answers: typeof foreign) => answers.map(({ status, body: b }) => [status, b.msg]);
    expect(told(foreign)).toEqual(Array(6).fill([404, "error.not_found"]));
    expect(told(foreign)).toEqual(told(unknown));
    expect(await stateOf(backend(), mine.id)).toEqual(before);
    expect((await stranger.get("user/orders")).body.total).toBe(1);
  });

  it("a visitor is told to log in", async () => {
    for (const path of ["user/orders", `user/orders/${mine.number}`, "admin/orders"]) {
      expect(await backend().call(path)).toMatchObject({
        status: 401,
        body: { msg: "auth.failed" },
      });
    }
  });

  it("a page or a state that makes no sense lists the first page of all", async () => {
    for (const query of ["page=0", "page=-1", "page=abc", "page=1e9", "state=sold", "page=۱"]) {
      const { status, body } = await mine.shopper.get(`user/orders?${query}`);
      expect([status, body.page >= 1]).toEqual([200, true]);
    }
  });
});

describe("staff's calls are staff's", () => {
  const words = ["process", "ship", "deliver", "accept", "cancel", "return", "refund"];
  const bodies: Record<string, object> = {
    ship: { carrier: "Post" },
    return: { answer: "approve" },
  };

  it("an order's own owner may none of them, nor who may only read", async () => {
    const reader = await staffOf(backend(), "orders.read");
    const before = await stateOf(backend(), mine.id);
    for (const caller of [mine.shopper, reader]) {
      for (const word of words) {
        const path = `admin/orders/${mine.number}/${word}`;
        expect((await caller.post(path, bodies[word])).body.msg).toBe("error.forbidden");
      }
      const done = `admin/orders/${mine.number}/refunds/${newId()}/done`;
      expect((await caller.post(done)).body.msg).toBe("error.forbidden");
    }
    expect((await mine.shopper.get("admin/orders")).status).toBe(403);
    expect((await reader.get(`admin/orders/${mine.number}`)).status).toBe(200);
    expect(await stateOf(backend(), mine.id)).toEqual(before);
  });

  it("without the permission an order that is there looks like one that isn't", async () => {
    const there = await stranger.get(`admin/orders/${mine.number}`);
    const gone = await stranger.get("admin/orders/1405-999999-9");
    expect([there.status, there.body.msg]).toEqual([gone.status, gone.body.msg]);
  });
});

describe("steps out of turn change nothing", () => {
  it("an unpaid order can't be packed, sent, delivered, returned or paid back", async () => {
    const staff = await staffOf(backend(), "*");
    const order = await buy(backend(), [[variant, 1]]);
    const stock = await stockOf(backend(), variant);
    const at = `admin/orders/${order.number}`;
    const answers = [
      await staff.post(`${at}/process`),
      await staff.post(`${at}/ship`, { carrier: "Post" }),
      await staff.post(`${at}/deliver`),
      await staff.post(`${at}/accept`),
      await staff.post(`${at}/return`, { answer: "receive" }),
      await staff.post(`${at}/refund`, { amount: 1000 }),
      await order.shopper.post(`user/orders/${order.number}/received`),
      await order.shopper.post(`user/orders/${order.number}/returns`, {
        items: [item(order.itemIds[0] ?? "")],
      }),
    ];
    expect(answers.filter(({ status }) => status < 400)).toEqual([]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await stateOf(backend(), order.id)).toMatchObject({ state: "awaiting_payment" });
    expect(await stockOf(backend(), variant)).toEqual(stock);
  });

  it("no more pieces can be sent or returned than there are, nor another order's", async () => {
    const staff = await staffOf(backend(), "*");
    const [order, other] = [
      await buy(backend(), [[variant, 2]]),
      await buy(backend(), [[variant, 1]]),
    ];
    await payFor(backend(), order);
    const at = `admin/orders/${order.number}`;
    await staff.post(`${at}/process`);
    const [own = "", foreign = ""] = [order.itemIds[0], other.itemIds[0]];
    const parcels = [
      [{ item_id: own, qty: 3 }],
      [{ item_id: foreign, qty: 1 }],
      [
        { item_id: own, qty: 1 },
        { item_id: own, qty: 2 },
      ],
    ];
    for (const items of parcels) {
      const { body } = await staff.post(`${at}/ship`, { carrier: "Post", items });
      expect(body.msg).toBe("order.not_shippable");
    }
    await staff.post(`${at}/ship`, { carrier: "Post" });
    await staff.post(`${at}/deliver`);
    const wishes = [[item(own, 3)], [item(foreign)], [item(own, 1), item(own, 2)]];
    for (const items of wishes) {
      const { body } = await order.shopper.post(`user/orders/${order.number}/returns`, { items });
      expect(body.msg).toBe("order.not_returnable");
    }
    expect(await stateOf(backend(), order.id)).toMatchObject({ state: "delivered" });
  });

  it("R-VAL-21[return] a note that is longer than its table lets it be asks for no return", async () => {
    const staff = await staffOf(backend(), "*");
    const order = await buy(backend(), [[variant, 1]]);
    await payFor(backend(), order);
    const at = `admin/orders/${order.number}`;
    for (const step of ["process", "ship", "deliver"]) {
      await staff.post(`${at}/${step}`, step === "ship" ? { carrier: "Post" } : {});
    }
    const ask = (note: string) =>
      order.shopper.post(`user/orders/${order.number}/returns`, {
        items: [{ ...item(order.itemIds[0] ?? ""), note }],
      });
    expect(await ask("x".repeat(returnForm.note.max + 1))).toMatchObject({
      status: 400,
      body: { msg: "error.bad_request" },
    });
    expect(await stateOf(backend(), order.id)).toMatchObject({ state: "delivered" });
    expect((await ask("x".repeat(returnForm.note.max))).status).toBe(200);
  });

  it("no more money goes back than came", async () => {
    const staff = await staffOf(backend(), "*");
    const order = await buy(backend(), [[variant, 1]]);
    await payFor(backend(), order);
    const { status, body } = await staff.post(`admin/orders/${order.number}/refund`, {
      amount: 999_999_999,
    });
    expect([status, body.msg]).toEqual([409, "payment.not_refundable"]);
    const shown = await staff.get(`admin/orders/${order.number}`);
    expect(shown.body.money_back).toEqual([]);
  });

  it.each([
    ["ship", {}],
    ["ship", { carrier: "Post", url: "javascript:alert(1)" }],
    ["ship", { carrier: "Post", items: [] }],
    ["refund", { amount: -1 }],
    ["refund", { amount: 1.5 }],
    ["return", { answer: "burn" }],
    ["process", { op_id: "1" }],
  ])("%s with %o is not understood", async (word, body) => {
    const staff = await staffOf(backend(), "*");
    const { status } = await staff.post(`admin/orders/${mine.number}/${word}`, body);
    expect(status).toBe(400);
  });
});

describe("F11 the check of an invoice", () => {
  it("says yes to number and hash together, and to nothing else", async () => {
    const order = await buy(backend(), [[variant, 1]]);
    await payFor(backend(), order);
    const { body: paper } = await order.shopper.get(`user/orders/${order.number}/invoice`);
    const check = async (no: string, hash: string) =>
      (await backend().call(`home/invoices/${no}/${hash}`)).body;
    expect(paper.verify_path).toBe(`/home/invoice/${paper.invoice_no}/${paper.hash}`);
    const right = await backend().call(`home/invoices/${paper.invoice_no}/${paper.hash}`);
    expect(right.headers.get("Cache-Control")).toBe("no-store");
    expect(right.body).toEqual({ valid: true });
    const wrong = [
      [paper.invoice_no, "0".repeat(64)],
      [paper.invoice_no, "%27or%201=1"],
      [paper.invoice_no, paper.hash.toUpperCase()],
      ["1405-999999", paper.hash],
    ];
    for (const [no, hash] of wrong) expect(await check(no, hash)).toEqual({ valid: false });
  });

  it("there is none before an order is paid", async () => {
    const order = await buy(backend(), [[variant, 1]]);
    expect((await order.shopper.get(`user/orders/${order.number}/invoice`)).status).toBe(404);
  });
});
