import { describe, expect, it } from "vitest";
import { providePayingShop } from "../../../tests/support/paying-shop";
import { paymentResult } from "../../contract/payment";
import { shippingMethods } from "../../db/tables/checkouts";
import { askToPay, booksOf, makeWaitingOrder, reconcile, startOf } from "./waiting-order.fixture";

const shop = providePayingShop();
const minute = 60_000;

/** Presses a button and comes back as the browser does; answers the page that the shop sends it to. */
async function payAndReturn(
  redirectUrl: string,
  button: Parameters<ReturnType<typeof shop>["press"]>[1],
) {
  const back = await shop().press(redirectUrl, button);
  return shop().visit(back);
}

describe.each([
  ["zarinpal", "IRR", "fa"],
  ["stripe", "USD", "en"],
] as const)("paying by %s", (gateway, currency, lang) => {
  const order = () => makeWaitingOrder(shop(), { currency, payable: 1_250_000 });

  it("decisions 18: the whole way to a paid order, its stock taken once", async () => {
    const made = await order();
    const started = await startOf(shop(), made, { gateway });
    expect(started).toMatchObject({
      status: "pending",
      ref_id: expect.stringMatching(/^[0-9A-Z]{16}$/),
    });
    const page = await shop().visit(started.redirect_url);
    expect(page.status).toBe(200);
    const arrived = await payAndReturn(started.redirect_url, "pay");
    expect(arrived).toMatchObject({
      status: 303,
      location: `/${lang}/home/payment/success/${started.ref_id}`,
    });
    const books = await booksOf(shop(), made);
    expect(books.order).toMatchObject({ state: "paid", paymentStatus: "paid", expiresAt: null });
    expect(books.order?.invoiceNo).toBeTruthy();
    expect(books.variant).toEqual({ stock: 4, reserved: 0 });
    expect(books.payment).toMatchObject({ status: "success", attempt: 1, nextCheckAt: null });
    expect(books.payment?.bankRef).toBeTruthy();
    expect(books.payment?.cardMask).toMatch(/^(502229\*{6}5995|\*{12}4242)$/);
  });

  it("payments 5.0: the order waits for the gateway's time and five minutes more", async () => {
    const made = await order();
    await startOf(shop(), made, { gateway });
    const { order: held, payment } = await booksOf(shop(), made);
    const until = Number(held?.expiresAt?.getTime());
    expect(until).toBeGreaterThanOrEqual(shop().clock.time + 35 * minute);
    expect(until).toBeGreaterThanOrEqual(Number(payment?.expiresAt?.getTime()) + 5 * minute);
  });

  it("payments 5.4 1: a return that never comes; the reconciler finishes it", async () => {
    const made = await order();
    const started = await startOf(shop(), made, { gateway });
    await shop().press(started.redirect_url, "vanish");
    expect((await booksOf(shop(), made)).payment?.status).toBe("pending");
    shop().clock.advance(2 * minute);
    await reconcile(shop());
    const books = await booksOf(shop(), made);
    expect(books.payment).toMatchObject({ status: "success", nextCheckAt: null });
    expect(books.order?.state).toBe("paid");
    expect(books.variant).toEqual({ stock: 4, reserved: 0 });
  });

  it("payments 5.4 2: a return that comes twice makes one paid order", async () => {
    const made = await order();
    const started = await startOf(shop(), made, { gateway });
    const back = await shop().press(started.redirect_url, "twice");
    const success = `/${lang}/home/payment/success/${started.ref_id}`;
    const [one, two] = await Promise.all([shop().visit(back), shop().visit(back)]);
    expect([one.location, two.location]).toEqual([success, success]);
    const books = await booksOf(shop(), made);
    expect(books.order?.state).toBe("paid");
    expect(books.variant).toEqual({ stock: 4, reserved: 0 });
    expect(books.attempts).toHaveLength(1);
  });

  it("one start per op_id, however often and however fast it is sent", async () => {
    const made = await order();
    const opId = crypto.randomUUID();
    const answers = await Promise.all(
      [1, 2, 3].map(() => askToPay(shop(), made, { gateway, opId })),
    );
    const again = await askToPay(shop(), made, { gateway, opId });
    const addresses = [...answers, again].map(({ body }) => body.redirect_url);
    expect(new Set(addresses).size).toBe(1);
    expect((await booksOf(shop(), made)).attempts).toHaveLength(1);
  });

  it("back without paying is canceled, and the order can be paid again", async () => {
    const made = await order();
    const first = await startOf(shop(), made, { gateway });
    const { location } = await payAndReturn(first.redirect_url, "cancel");
    expect(location).toBe(`/${lang}/home/payment/canceled/${first.ref_id}`);
    expect((await booksOf(shop(), made)).order).toMatchObject({
      state: "awaiting_payment",
      paymentStatus: "canceled",
    });
    const second = await startOf(shop(), made, { gateway });
    expect((await payAndReturn(second.redirect_url, "pay")).location).toContain("/success/");
    const { attempts } = await booksOf(shop(), made);
    expect(attempts.map(({ status, attempt }) => [attempt, status])).toEqual([
      [1, "canceled"],
      [2, "success"],
    ]);
  });

  it("stays pending while the bank decides, and is settled once it has", async () => {
    const made = await order();
    const started = await startOf(shop(), made, { gateway });
    const { location } = await payAndReturn(started.redirect_url, "in-bank");
    expect(location).toBe(`/${lang}/home/payment/pending/${started.ref_id}`);
    const later = await payAndReturn(started.redirect_url, "pay");
    expect(later.location).toBe(`/${lang}/home/payment/success/${started.ref_id}`);
  });
});

describe("Stripe's webhooks (payments 5.4 3)", () => {
  const start = async () => {
    const made = await makeWaitingOrder(shop(), { currency: "USD", payable: 4_500 });
    return { made, started: await startOf(shop(), made, { gateway: "stripe" }) };
  };

  it("payments 5.4 3: before the return", async () => {
    const { made, started } = await start();
    const back = await shop().press(started.redirect_url, "webhook-first");
    expect((await booksOf(shop(), made)).order?.state).toBe("paid");
    expect((await shop().visit(back)).location).toContain("/success/");
    const { said, variant } = await booksOf(shop(), made);
    expect(said.map(({ kind }) => kind)).toEqual(["request", "webhook", "inquiry"]);
    expect(variant).toEqual({ stock: 4, reserved: 0 });
  });

  it("payments 5.4 3: after the return", async () => {
    const { made, started } = await start();
    await payAndReturn(started.redirect_url, "webhook-late");
    expect((await booksOf(shop(), made)).order?.state).toBe("paid");
    await expect.poll(() => countWebhooks()).toBeGreaterThan(0);
    expect((await booksOf(shop(), made)).variant).toEqual({ stock: 4, reserved: 0 });

    async function countWebhooks() {
      const { said } = await booksOf(shop(), made);
      return said.filter(({ kind }) => kind === "webhook").length;
    }
  });
});

describe("cash on delivery", () => {
  it("settles at once where the parcel's method takes it; the money is due at the door", async () => {
    const made = await makeWaitingOrder(shop(), { shipping: await methodThatTakesCash() });
    const { body } = await askToPay(shop(), made, { gateway: "cod" });
    expect(body).toMatchObject({ status: "pending", redirect_url: null });
    const books = await booksOf(shop(), made);
    expect(books.order).toMatchObject({ state: "processing", paymentStatus: "cod_due" });
    expect(books.payment).toMatchObject({ gateway: "cod", status: "pending", nextCheckAt: null });
    expect(books.variant).toEqual({ stock: 4, reserved: 0 });
  });

  it("is not offered elsewhere", async () => {
    const made = await makeWaitingOrder(shop());
    const { status, body } = await askToPay(shop(), made, { gateway: "cod" });
    expect([status, body.msg]).toEqual([409, "payment.not_offered"]);
    expect((await booksOf(shop(), made)).attempts).toEqual([]);
  });

  async function methodThatTakesCash(): Promise<string> {
    const code = "test.cash";
    const method = { code, name: { en: "Courier" }, zones: [], codAllowed: ["IR"] };
    await shop().shop.database.run((q) =>
      q.insert(shippingMethods).values(method).onConflictDoNothing(),
    );
    return code;
  }
});

describe("what became of a payment", () => {
  it("tells its owner everything and others the word", async () => {
    const made = await makeWaitingOrder(shop());
    const started = await startOf(shop(), made);
    await payAndReturn(started.redirect_url, "pay");
    const read = (token?: string) =>
      shop().call(`payment/${started.ref_id}`, { headers: token ? { Authorization: token } : {} });
    const own = paymentResult.parse((await read(made.token)).body);
    expect(own).toMatchObject({
      status: "success",
      receipt: { amount: { amount: 1_500_000, currency: "IRR" }, card: "502229******5995" },
      order: { number: made.number, state: "paid", can_pay_again: false },
      reached: true,
      lang: "fa",
    });
    const { token } = await makeWaitingOrder(shop());
    for (const answer of [await read(), await read(token)]) {
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({ status: "success", receipt: null, order: null });
      expect(JSON.stringify(answer.body)).not.toMatch(/\*5995|1500000|1405-/);
    }
  });

  it("is worth a look for two minutes after the shopper came back, while it is not known", async () => {
    const { ref_id, redirect_url } = await startOf(shop(), await makeWaitingOrder(shop()));
    const recheck = async () => (await shop().call(`payment/${ref_id}`)).body.recheck;
    shop().clock.advance(5 * minute);
    expect(await recheck()).toBe(false);
    const { location } = await payAndReturn(redirect_url, "in-bank");
    expect(location).toContain("/pending/");
    expect(await recheck()).toBe(true);
    shop().clock.advance(2 * minute);
    expect(await recheck()).toBe(false);
  });

  it("comes back in the language of the page that asked", async () => {
    const { ref_id } = await startOf(shop(), await makeWaitingOrder(shop()));
    const look = (lang: string) =>
      shop().visit(`${shop().url}/api/payment/return/zarinpal?p=${ref_id}&lang=${lang}`);
    expect((await look("en")).location).toBe(`/en/home/payment/pending/${ref_id}`);
    expect((await look("//evil")).location).toBe(`/fa/home/payment/pending/${ref_id}`);
  });

  it("takes a reference as people type it", async () => {
    const { ref_id } = await startOf(shop(), await makeWaitingOrder(shop()));
    const typed = ref_id.toLowerCase().replaceAll("0", "o").replaceAll("1", "l");
    expect((await shop().call(`payment/${typed}`)).body.ref_id).toBe(ref_id);
  });
});

describe("the ways to pay again", () => {
  it("are those of the order's currency while it waits, and none after", async () => {
    const made = await makeWaitingOrder(shop(), { currency: "USD" });
    const read = async () => {
      const headers = { Authorization: made.token };
      return (await shop().call(`user/orders/${made.number}/payments`, { headers })).body;
    };
    const way = { gateway: "stripe", needs_script: false, sandbox: true };
    expect(await read()).toEqual({ data: [way], total: 1 });
    const { redirect_url } = await startOf(shop(), made, { gateway: "stripe" });
    await payAndReturn(redirect_url, "pay");
    expect(await read()).toEqual({ data: [], total: 0 });
  });
});
