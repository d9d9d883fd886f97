import { describe, expect, it } from "vitest";
import { json, newAttempt, now, attempt as rials, scriptedHttpClient } from "../gateway.fixture";
import { GatewayRefused, GatewayUnreachable, type HttpResponse } from "../http-client";
import { openStripe } from "./stripe";

function stripe(...answers: (HttpResponse | Error)[]) {
  const { calls, send } = scriptedHttpClient(...answers);
  const apiUrl = () => "https://api.stripe.com";
  const settings = { key: "sk_test_secret", apiUrl, webhookSecrets: ["whsec_1"], sandbox: false };
  return { calls, gateway: openStripe(settings, send) };
}

const dollars = {
  ...newAttempt,
  amount: 1999,
  currency: "USD",
  lang: "en",
  description: "Order 1",
} as const;
const attempt = { ...rials, authority: "cs_test_1", amount: 1999, currency: "USD" } as const;

const session = {
  id: "cs_test_1",
  object: "checkout.session",
  url: "https://checkout.stripe.com/c/pay/cs_test_1",
  status: "open",
  payment_status: "unpaid",
  amount_total: 1999,
  currency: "usd",
  client_reference_id: attempt.refId,
  expires_at: 1_774_096_260,
  payment_intent: null,
  customer_details: { email: "a@shop.example" },
};
const paid = {
  ...session,
  url: null,
  status: "complete",
  payment_status: "paid",
  payment_intent: {
    id: "pi_1",
    status: "succeeded",
    latest_charge: { id: "ch_1", payment_method_details: { card: { last4: "4242" } } },
  },
};

describe("a Checkout Session (payments 5.2)", () => {
  it("is asked for in a form with brackets, once per key", async () => {
    const { calls, gateway } = stripe(json(session));
    expect(await gateway.start(dollars)).toMatchObject({
      authority: "cs_test_1",
      redirectUrl: session.url,
      expiresAt: new Date("2026-03-21T12:31:00Z"),
    });
    expect(calls[0]).toMatchObject({
      method: "POST",
      url: "https://api.stripe.com/v1/checkout/sessions",
      headers: {
        Authorization: "Bearer sk_test_secret",
        "Stripe-Version": "2025-02-24.acacia",
        "Content-Type": "application/x-www-form-urlencoded",
        "Idempotency-Key": dollars.idempotencyKey,
      },
    });
    expect(Object.fromEntries(new URLSearchParams(calls[0]?.body))).toEqual({
      mode: "payment",
      "line_items[0][quantity]": "1",
      "line_items[0][price_data][currency]": "usd",
      "line_items[0][price_data][unit_amount]": "1999",
      "line_items[0][price_data][product_data][name]": "Order 1",
      client_reference_id: attempt.refId,
      "metadata[payment_id]": dollars.paymentId,
      "metadata[order]": dollars.order,
      "payment_intent_data[metadata][payment_id]": dollars.paymentId,
      "payment_intent_data[metadata][order]": dollars.order,
      customer_email: "a@shop.example",
      locale: "en",
      success_url: `${dollars.returnUrl}&session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: dollars.cancelUrl,
      expires_at: String(now.getTime() / 1000 + 31 * 60),
    });
  });

  it("speaks English, or what the browser asks for: it has no Persian", async () => {
    const { calls, gateway } = stripe(json(session));
    await gateway.start({ ...dollars, lang: "fa" });
    expect(new URLSearchParams(calls[0]?.body).get("locale")).toBe("auto");
  });

  it("names no address where the shopper has none", async () => {
    const { calls, gateway } = stripe(json(session));
    await gateway.start({ ...dollars, email: null });
    expect(new URLSearchParams(calls[0]?.body).has("customer_email")).toBe(false);
  });

  it("that has no page is the operator's matter; an answer that is none means that it can't be reached", async () => {
    const pageless = stripe(json({ ...session, url: null }));
    await expect(pageless.gateway.start(dollars)).rejects.toThrow(GatewayRefused);
    const shapeless = stripe(json({ object: "list" }));
    await expect(shapeless.gateway.start(dollars)).rejects.toThrow(GatewayUnreachable);
  });

  it.each([409, 429, 500, 503])("%i is tried once more with the same key", async (status) => {
    const { calls, gateway } = stripe(
      json({ error: { type: "api_error" } }, status),
      json(session),
    );
    await gateway.start(dollars);
    expect(calls[1]).toEqual(calls[0]);
    const twice = stripe(json({}, status), json({}, status));
    await expect(twice.gateway.start(dollars)).rejects.toThrow(GatewayUnreachable);
  });

  it.each([400, 401, 402, 403])("%i is the operator's matter", async (status) => {
    const answer = json({ error: { type: "invalid_request_error", message: "…" } }, status);
    await expect(stripe(answer).gateway.start(dollars)).rejects.toThrow(GatewayRefused);
  });
});

describe("what a session says (payments 5.2)", () => {
  const cases: [string, object, string][] = [
    ["paid", paid, "success"],
    ["free", { ...paid, payment_status: "no_payment_required", payment_intent: null }, "success"],
    ["a slow method", { ...paid, payment_status: "unpaid", payment_intent: "pi_1" }, "pending"],
    [
      "a slow method that came to nothing",
      { ...paid, payment_status: "unpaid", payment_intent: { id: "pi_1", status: "canceled" } },
      "failed",
    ],
    ["open", session, "pending"],
    ["open, though something was paid", { ...paid, status: "open" }, "pending"],
    ["paid with nothing", { ...paid, amount_total: 0 }, "uncaptured"],
    ["expired", { ...session, status: "expired" }, "expired"],
    ["another amount", { ...paid, amount_total: 199 }, "mismatch"],
    ["another currency", { ...paid, currency: "eur" }, "mismatch"],
    ["another reference", { ...paid, client_reference_id: "FEDCBA9876543210" }, "mismatch"],
  ];

  it.each(cases)("%s", async (_, body, state) => {
    const { calls, gateway } = stripe(json(body));
    expect((await gateway.verify(attempt)).state).toBe(state);
    expect(calls[0]).toMatchObject({
      method: "GET",
      url: "https://api.stripe.com/v1/checkout/sessions/cs_test_1?expand[]=payment_intent.latest_charge",
    });
  });

  it("brings the bank's reference and the end of the card, and keeps nothing of the shopper", async () => {
    const result = await stripe(
      json({ ...paid, customer_details: { email: "a@b.example" } }),
    ).gateway.verify(attempt);
    expect(result).toMatchObject({
      ...{ bankRef: "pi_1", cardMask: "************4242" },
      received: { amount: 1999, currency: "USD" },
      exchange: { status: 200, body: { id: "cs_test_1", customer_details: "…" } },
    });
    expect(JSON.stringify(result.exchange)).not.toMatch(/a@b\.example|4242/);
  });

  it.each([
    ["a payment by its name alone", "pi_1"],
    ["a charge by its name alone", { id: "pi_1", latest_charge: "ch_1" }],
    ["no charge", { id: "pi_1" }],
    ["a charge without a card", { id: "pi_1", latest_charge: { payment_method_details: {} } }],
    ["a charge without a way of paying", { id: "pi_1", latest_charge: {} }],
  ])("brings no card of %s", async (_, payment_intent) => {
    const result = await stripe(json({ ...paid, payment_intent })).gateway.verify(attempt);
    expect(result).toMatchObject({ state: "success", bankRef: "pi_1", cardMask: undefined });
  });

  it("without a currency is not ours, and is told in the attempt's", async () => {
    const result = await stripe(json({ ...paid, currency: null })).gateway.verify(attempt);
    expect(result).toMatchObject({
      state: "mismatch",
      received: { amount: 1999, currency: "USD" },
    });
  });

  it("fails where there is no such session", async () => {
    const answer = json({ error: { code: "resource_missing" } }, 404);
    expect((await stripe(answer).gateway.verify(attempt)).state).toBe("failed");
  });
});

describe("what a browser brings back from Stripe", () => {
  it.each([
    ["session_id=cs_test_1", { authority: "cs_test_1", hint: "ok" }],
    ["canceled=1", { authority: null, hint: "canceled" }],
  ])("%s", (query, read) => {
    expect(stripe().gateway.parseReturn(new URLSearchParams(query))).toEqual(read);
  });
});

describe("closing and giving back", () => {
  const refund = {
    attempt,
    bankRef: "pi_1",
    amount: 500,
    reason: null,
    idempotencyKey: dollars.idempotencyKey,
    again: false,
    ref: null,
    verifiedAt: now,
    now,
  };

  it("expires an open session, and says where it is too late", async () => {
    const { calls, gateway } = stripe(
      json({ ...session, status: "expired" }),
      json({ error: { type: "invalid_request_error" } }, 400),
    );
    expect(await gateway.abandon?.("cs_test_1")).toMatchObject({ abandoned: true });
    expect(await gateway.abandon?.("cs_test_1")).toMatchObject({ abandoned: false });
    expect(calls[0]?.url).toBe("https://api.stripe.com/v1/checkout/sessions/cs_test_1/expire");
  });

  it.each([
    ["succeeded", "done"],
    ["pending", "pending"],
    ["failed", "manual"],
    ["canceled", "manual"],
  ])("a refund that %s is %s", async (status, state) => {
    const { calls, gateway } = stripe(json({ id: "re_1", status }));
    expect(await gateway.refund(refund)).toMatchObject({ state, ref: "re_1" });
    expect(calls[0]?.headers["Idempotency-Key"]).toBe(dollars.idempotencyKey);
    expect(Object.fromEntries(new URLSearchParams(calls[0]?.body))).toEqual({
      payment_intent: "pi_1",
      amount: "500",
      reason: "requested_by_customer",
      "metadata[refund_id]": dollars.idempotencyKey,
    });
  });

  it("asks about a refund that Stripe has named, and makes no other", async () => {
    const { calls, gateway } = stripe(json({ id: "re_1", status: "succeeded" }));
    const again = { ...refund, again: true, ref: "re_1" };
    expect(await gateway.refund(again)).toMatchObject({ state: "done", ref: "re_1" });
    expect(calls.map(({ method, url }) => [method, url])).toEqual([
      ["GET", "https://api.stripe.com/v1/refunds/re_1"],
    ]);
  });

  it("looks for a refund whose answer was lost before it is asked for again", async () => {
    const mine = { id: "re_2", status: "pending", metadata: { refund_id: dollars.idempotencyKey } };
    const others = { id: "re_1", status: "succeeded", metadata: null };
    const found = stripe(json({ data: [others, mine] }));
    const again = { ...refund, again: true };
    expect(await found.gateway.refund(again)).toMatchObject({ state: "pending", ref: "re_2" });
    expect(found.calls.map(({ method }) => method)).toEqual(["GET"]);
    const lost = stripe(json({ data: [others] }), json({ id: "re_3", status: "succeeded" }));
    expect(await lost.gateway.refund(again)).toMatchObject({ state: "done", ref: "re_3" });
    expect(lost.calls.map(({ method }) => method)).toEqual(["GET", "POST"]);
  });

  it.each([
    [{ error: { code: "charge_already_refunded" } }, 400],
    [{ status: "succeeded" }, 200],
    [null, 200],
  ])("a refund that is answered by %o, %i is left to the owner's hands", async (body, status) => {
    const { gateway } = stripe(json(body, status));
    expect(await gateway.refund(refund)).toMatchObject({
      ...{ state: "manual", ref: null },
      exchange: { status },
    });
  });

  it.each([401, 403])("%i to a refund is the operator's matter, and no answer", async (status) => {
    await expect(stripe(json({}, status)).gateway.refund(refund)).rejects.toThrow(GatewayRefused);
  });
});
