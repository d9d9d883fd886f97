import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { signature } from "#dev/sandbox-bank/send-webhook";
import { providePayingShop, webhookSecret } from "../../../tests/support/paying-shop";
import { gatewayEvents, payments, sandboxSessions } from "../../db/tables/payments";
import { askToPay, booksOf, makeWaitingOrder, startOf } from "./waiting-order.fixture";

const shop = providePayingShop();
const other = "99999999-9999-4999-8999-999999999999";

const returnTo = async (gateway: string, query: Record<string, string>) => {
  const url = `${shop().url}/api/payment/return/${gateway}?${new URLSearchParams(query)}`;
  return (await shop().visit(url)).location;
};
const authorityOf = (redirectUrl: string) => redirectUrl.split("/").at(-1) ?? "";

describe("forged returns", () => {
  it("payments 5.4 6: OK for a charge of another merchant has failed", async () => {
    const made = await makeWaitingOrder(shop());
    const { ref_id, redirect_url } = await startOf(shop(), made);
    const Authority = authorityOf(redirect_url);
    await shop().press(redirect_url, "vanish");
    await shop().shop.database.run((q) =>
      q
        .update(sandboxSessions)
        .set({ merchantId: other })
        .where(eq(sandboxSessions.authority, Authority)),
    );
    const location = await returnTo("zarinpal", { p: ref_id, Authority, Status: "OK" });
    expect(location).toBe(`/fa/home/payment/failed/${ref_id}`);
    const books = await booksOf(shop(), made);
    expect(books.said.some(({ kind, body }) => kind === "verify" && body.includes("-53"))).toBe(
      true,
    );
    expect(books.order?.state).toBe("awaiting_payment");
  });

  it("payments 5.4 6: the paid authority of a cheap order pays no dear one", async () => {
    const cheap = await makeWaitingOrder(shop(), { payable: 10_000 });
    const dear = await makeWaitingOrder(shop(), { payable: 90_000_000 });
    const [paid, wanted] = [await startOf(shop(), cheap), await startOf(shop(), dear)];
    await shop().press(paid.redirect_url, "vanish");
    const forged = { p: wanted.ref_id, Authority: authorityOf(paid.redirect_url), Status: "OK" };
    expect(await returnTo("zarinpal", forged)).toContain(`/pending/${wanted.ref_id}`);
    expect((await booksOf(shop(), dear)).order?.state).toBe("awaiting_payment");
  });

  it.each([
    ["zarinpal", "IRR", { Status: "OK" }],
    ["stripe", "USD", {}],
  ] as const)(
    "OK for a %s charge that nobody paid leaves it as it is",
    async (gateway, currency, more) => {
      const made = await makeWaitingOrder(shop(), { currency });
      const { ref_id } = await startOf(shop(), made, { gateway });
      expect(await returnTo(gateway, { p: ref_id, ...more })).toContain(`/pending/${ref_id}`);
      expect((await booksOf(shop(), made)).order?.state).toBe("awaiting_payment");
    },
  );

  it.each([
    ["zarinpal", { p: "0000000000000000", Status: "OK" }],
    ["zarinpal", { p: "' or 1=1 --" }],
    ["zarinpal", { p: "//evil.example/" }],
    ["stripe", {}],
  ])("a return by %s with %o leads to a page that knows nothing", async (gateway, query) => {
    const location = await returnTo(gateway, query);
    expect(location).toMatch(/^\/home\/payment\/pending\/[^/]+$/);
  });

  it("a return by the wrong gateway asks nobody", async () => {
    const made = await makeWaitingOrder(shop());
    const { ref_id, redirect_url } = await startOf(shop(), made);
    await shop().press(redirect_url, "vanish");
    expect(await returnTo("stripe", { p: ref_id })).toContain("/pending/");
    expect((await booksOf(shop(), made)).said.map(({ kind }) => kind)).toEqual(["request"]);
    expect(
      (await shop().visit(`${shop().url}/api/payment/return/cod?p=${ref_id}`)).location,
    ).toContain("/pending/");
    expect((await shop().visit(`${shop().url}/api/payment/return/paypal?p=${ref_id}`)).status).toBe(
      400,
    );
  });

  it("asks the bank no more than ten times a minute, however often somebody returns", async () => {
    const made = await makeWaitingOrder(shop());
    const { ref_id } = await startOf(shop(), made);
    for (let times = 0; times < 15; times += 1) {
      await returnTo("zarinpal", { p: ref_id, Status: "OK" });
    }
    const { said } = await booksOf(shop(), made);
    expect(said.filter(({ kind }) => kind === "callback")).toHaveLength(10);
  });
});

describe("forged webhooks (payments 5.4 8)", () => {
  const now = () => Math.floor(shop().clock.time / 1000);
  const eventFor = (id: string, authority: string) =>
    JSON.stringify({
      id,
      type: "checkout.session.completed",
      data: { object: { id: authority, object: "checkout.session", payment_status: "paid" } },
    });
  const send = (body: string, header?: string) =>
    fetch(`${shop().url}/api/payment/webhook/stripe`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        ...(header && { "Stripe-Signature": header }),
      },
      body,
    });
  const begin = async () => {
    const made = await makeWaitingOrder(shop(), { currency: "USD" });
    const { redirect_url } = await startOf(shop(), made, { gateway: "stripe" });
    return { made, redirect_url, authority: authorityOf(redirect_url) };
  };

  it("payments 5.4 8: a bad, an old or no signature is 400, and nothing is taken", async () => {
    const { made, authority } = await begin();
    const body = eventFor("evt_forged", authority);
    const headers = [
      signature(body, now(), "whsec_wrong"),
      signature(body, now() - 301, webhookSecret),
      signature(`${body} `, now(), webhookSecret),
      undefined,
    ];
    for (const header of headers) expect((await send(body, header)).status).toBe(400);
    const taken = await shop().shop.database.run((q) =>
      q.select().from(gatewayEvents).where(eq(gatewayEvents.eventId, "evt_forged")),
    );
    expect(taken).toEqual([]);
    expect((await booksOf(shop(), made)).said.map(({ kind }) => kind)).toEqual(["request"]);
  });

  it("payments 5.4 8: a signed event that lies about the session is not believed", async () => {
    const { made, authority } = await begin();
    const body = eventFor("evt_lie", authority);
    expect((await send(body, signature(body, now(), webhookSecret))).status).toBe(200);
    expect((await booksOf(shop(), made)).order?.state).toBe("awaiting_payment");
  });

  it("payments 5.4 3: the same event twice is taken once", async () => {
    const { made, redirect_url, authority } = await begin();
    await shop().press(redirect_url, "vanish");
    const body = eventFor("evt_twice", authority);
    const header = signature(body, now(), webhookSecret);
    const answers = await Promise.all([send(body, header), send(body, header), send(body, header)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { order, said, variant } = await booksOf(shop(), made);
    expect(order?.state).toBe("paid");
    expect(variant).toEqual({ stock: 4, reserved: 0 });
    expect(said.filter(({ kind }) => kind === "webhook")).toHaveLength(1);
  });

  it("payments 5.2: a signed event is taken that a proxy hands on in chunks, without a length", async () => {
    const { made, redirect_url, authority } = await begin();
    await shop().press(redirect_url, "vanish");
    const body = eventFor("evt_chunked", authority);
    const sent = await fetch(`${shop().url}/api/payment/webhook/stripe`, {
      method: "POST",
      headers: { "Stripe-Signature": signature(body, now(), webhookSecret) },
      body: new Blob([body.slice(0, 20), body.slice(20)]).stream(),
      duplex: "half",
    });
    expect(sent.status).toBe(200);
    expect((await booksOf(shop(), made)).order?.state).toBe("paid");
  });

  it("an event about something else, and one about nobody's session, are taken and do nothing", async () => {
    for (const [id, type] of [
      ["evt_charge", "charge.refunded"],
      ["evt_else", "checkout.session.completed"],
    ]) {
      const body = JSON.stringify({ id, type, data: { object: { id: "cs_test_unknown" } } });
      expect((await send(body, signature(body, now(), webhookSecret))).status).toBe(200);
    }
  });

  it.each(["", "not json", "[]", '{"id":1}'])("signed nonsense is 400: %s", async (body) => {
    expect((await send(body, signature(body, now(), webhookSecret))).status).toBe(400);
  });

  it("a gateway without webhooks has no address for them", async () => {
    const response = await fetch(`${shop().url}/api/payment/webhook/zarinpal`, { method: "POST" });
    expect(response.status).toBe(404);
  });
});

describe("whose order", () => {
  it("another user's order is as unknown as none", async () => {
    const made = await makeWaitingOrder(shop());
    const { token } = await makeWaitingOrder(shop());
    for (const order of [made, { ...made, number: "1405-999999-9" }]) {
      const { status, body } = await askToPay(shop(), order, { token });
      expect([status, body.msg]).toEqual([404, "error.not_found"]);
      const ways = await shop().call(`user/orders/${order.number}/payments`, {
        headers: { Authorization: token },
      });
      expect(ways.status).toBe(404);
    }
    expect((await booksOf(shop(), made)).attempts).toEqual([]);
  });

  it("a visitor is told to log in", async () => {
    const made = await makeWaitingOrder(shop());
    expect((await askToPay(shop(), made, { token: "" })).body.msg).toBe("auth.failed");
  });

  it.each([
    { gateway: "zarinpal" },
    { op_id: "1", gateway: "zarinpal" },
    { op_id: other, gateway: "paypal" },
    { op_id: other, gateway: null, amount: 1 },
  ])("a start that makes no sense is refused: %o", async (body) => {
    const made = await makeWaitingOrder(shop());
    const answer = await shop().call(`user/orders/${made.number}/payments`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: made.token },
      body: JSON.stringify(body),
    });
    expect([answer.status, answer.body.msg]).toEqual([400, "error.bad_request"]);
    expect((await booksOf(shop(), made)).attempts).toEqual([]);
  });
});

it("writes down no card, no key and nothing of the shopper (domain 4.9)", async () => {
  for (const [gateway, currency] of [
    ["zarinpal", "IRR"],
    ["stripe", "USD"],
  ] as const) {
    const made = await makeWaitingOrder(shop(), { currency });
    const { redirect_url } = await startOf(shop(), made, { gateway });
    await shop().visit(await shop().press(redirect_url, "pay"));
    const { said, payment } = await booksOf(shop(), made);
    expect(said.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["request", "callback", "verify"]),
    );
    const all = JSON.stringify(said);
    // The cards' last digits as they are written: as such they stand in many a random id.
    expect(all).not.toMatch(/502229|\*5995|"4242\\?"|sk_test|00000000-0000-4000|@shop\.test/);
    expect(payment?.cardHash ?? "").not.toMatch(/\d{12}/);
  }
});

it("an op_id of another order's payment does not answer with that payment", async () => {
  const [mine, theirs] = [await makeWaitingOrder(shop()), await makeWaitingOrder(shop())];
  const opId = crypto.randomUUID();
  const { ref_id } = await startOf(shop(), theirs, { opId });
  const { status, body } = await askToPay(shop(), mine, { opId });
  expect(status).toBe(400);
  expect(JSON.stringify(body)).not.toContain(ref_id);
  const [row] = await shop().shop.database.run((q) =>
    q.select().from(payments).where(eq(payments.idempotencyKey, opId)),
  );
  expect(row?.orderId).toBe(theirs.id);
});
