import { describe, expect, it } from "vitest";
import { attempt, json, newAttempt, now, scriptedHttpClient } from "../gateway.fixture";
import { GatewayRefused, GatewayUnreachable, type HttpResponse } from "../http-client";
import { openZarinpal } from "./zarinpal";

const merchant = "12345678-1234-1234-1234-123456789abc";
const url = () => "https://payment.zarinpal.com";

function zarinpal(...answers: (HttpResponse | Error)[]) {
  const { calls, send } = scriptedHttpClient(...answers);
  const settings = { merchant, apiUrl: url, pageUrl: url, sandbox: false };
  return { calls, gateway: openZarinpal(settings, send) };
}

const bodyOf = (call: { body?: string } | undefined) => JSON.parse(call?.body ?? "null");
const { authority } = attempt;

describe("a request to Zarinpal (payments 5.1)", () => {
  it("names amount, currency, callback and order, and leads to StartPay", async () => {
    const { calls, gateway } = zarinpal(
      json({
        data: { code: 100, message: "Success", authority, fee_type: "Merchant", fee: 100 },
        errors: [],
      }),
    );
    const started = await gateway.start(newAttempt);
    expect(started.redirectUrl).toBe(`https://payment.zarinpal.com/pg/StartPay/${authority}`);
    expect(started).toMatchObject({ authority, expiresAt: new Date("2026-03-21T12:30:00Z") });
    expect(calls[0]).toMatchObject({
      method: "POST",
      url: "https://payment.zarinpal.com/pg/v4/payment/request.json",
      headers: { Accept: "application/json", "Content-Type": "application/json" },
    });
    expect(bodyOf(calls[0])).toEqual({
      merchant_id: merchant,
      amount: 1_250_000,
      currency: "IRR",
      description: newAttempt.description,
      callback_url: newAttempt.returnUrl,
      metadata: { mobile: "09121234567", email: "a@shop.example", order_id: "1405-000123-4" },
    });
  });

  it("cuts a long description, and names neither phone nor address where there is none", async () => {
    const { calls, gateway } = zarinpal(json({ data: { code: 100, authority }, errors: [] }));
    await gateway.start({ ...newAttempt, description: "س".repeat(300), mobile: null, email: null });
    expect(bodyOf(calls[0])).toMatchObject({ description: "س".repeat(255) });
    expect(bodyOf(calls[0]).metadata).toEqual({ order_id: newAttempt.order });
  });

  it.each([-9, -10, -11, -15, -16, -18])(
    "%i of a verification is the operator's matter, too",
    async (code) => {
      const body = { data: [], errors: { code, message: "…" } };
      await expect(zarinpal(json(body)).gateway.verify(attempt)).rejects.toThrow(GatewayRefused);
    },
  );

  it("another code than 100 is a refusal, whatever came with it", async () => {
    const answer = json({ data: { code: 101, authority }, errors: [] });
    await expect(zarinpal(answer).gateway.start(newAttempt)).rejects.toThrow(GatewayRefused);
  });

  it.each([-9, -10, -11, -15, -16, -18])("%i is the operator's matter", async (code) => {
    const body = { data: [], errors: { code, message: "…", validations: [{ amount: "…" }] } };
    await expect(zarinpal(json(body, 422)).gateway.start(newAttempt)).rejects.toThrow(
      GatewayRefused,
    );
  });

  it.each([
    [json({ message: "Server Error" }, 500)],
    [{ status: 200, text: "<html>maintenance</html>" }],
    [json({ data: { code: 100, authority: "short" }, errors: [] })],
    [json({ data: { code: 100, authority: [authority] }, errors: [] })],
    [json({ data: { code: 100, authority }, errors: [] }, 500)],
  ])("an answer that is none means that it can't be reached: %o", async (answer) => {
    await expect(zarinpal(answer).gateway.start(newAttempt)).rejects.toThrow(GatewayUnreachable);
  });
});

describe("a verification at Zarinpal (payments 5.1)", () => {
  const paid = {
    code: 100,
    message: "Paid",
    card_hash: "1EBE3EBEBE35C7EC0F8D6EE4F2F859107A87822CA179BC9528767EA7B5489B69",
    card_pan: "502229******5995",
    ref_id: 201,
    fee_type: "Merchant",
    fee: 0,
  };

  it.each([
    [100, false],
    [101, true],
  ])("%i is success", async (code, already) => {
    const { calls, gateway } = zarinpal(json({ data: { ...paid, code }, errors: [] }));
    expect(await gateway.verify(attempt)).toMatchObject({
      state: "success",
      bankRef: "201",
      cardMask: "502229******5995",
      cardHash: paid.card_hash,
      fee: 0,
      already,
    });
    expect(calls[0]?.url).toBe("https://payment.zarinpal.com/pg/v4/payment/verify.json");
    expect(bodyOf(calls[0])).toEqual({ merchant_id: merchant, amount: 1_250_000, authority });
  });

  it("brings the bank's reference as text, and of what isn't there nothing", async () => {
    const said = { ref_id: "201", card_pan: "", card_hash: {}, fee: "0" };
    const result = await zarinpal(
      json({ data: { code: 100, ...said }, errors: [] }),
    ).gateway.verify(attempt);
    expect(result).toMatchObject({ state: "success", bankRef: "201" });
    for (const none of ["cardMask", "cardHash", "fee"]) {
      expect(result).toHaveProperty(none, undefined);
    }
  });

  it.each([
    [-50, "uncaptured"],
    [-51, "unpaid"],
    [-52, "pending"],
    [-12, "pending"],
    [-53, "failed"],
    [-54, "failed"],
    [-99, "pending"],
  ])("%i is %s", async (code, state) => {
    const asObject = json({ data: [], errors: { code, message: "…", validations: [] } });
    const asList = json({ data: {}, errors: [{ code, message: "…" }] }, 400);
    for (const answer of [asObject, asList]) {
      expect((await zarinpal(answer).gateway.verify(attempt)).state).toBe(state);
    }
  });

  it("keeps no card and no merchant in what it writes down", async () => {
    const { gateway } = zarinpal(json({ data: { ...paid, merchant_id: merchant }, errors: [] }));
    const { exchange } = await gateway.verify(attempt);
    const kept = JSON.stringify(exchange);
    expect(kept).toContain('"ref_id":201');
    for (const secret of [merchant, paid.card_pan, paid.card_hash])
      expect(kept).not.toContain(secret);
  });
});

describe("an inquiry at Zarinpal (payments 5.1)", () => {
  it.each([
    ["PAID", "unsettled"],
    ["VERIFIED", "unsettled"],
    ["IN_BANK", "pending"],
    ["FAILED", "failed"],
    ["REVERSED", "failed"],
    ["SOMETHING_NEW", "pending"],
  ])("%s is %s", async (status, state) => {
    const { calls, gateway } = zarinpal(
      json({ data: { code: 100, message: "…", status }, errors: [] }),
    );
    expect((await gateway.inquire(attempt)).state).toBe(state);
    expect(bodyOf(calls[0])).toEqual({ merchant_id: merchant, authority });
  });

  it("reads the feed of unverified ones", async () => {
    const one = {
      authority,
      amount: 1000,
      callback_url: "https://…",
      referer: "/",
      date: "2026-03-21 12:00:00",
    };
    const { gateway } = zarinpal(json({ data: { code: 100, authorities: [one] }, errors: [] }));
    expect(await gateway.listUnsettled?.()).toEqual([authority]);
    const empty = zarinpal(json({ data: { code: 100, authorities: [] }, errors: [] }));
    expect(await empty.gateway.listUnsettled?.()).toEqual([]);
    const none = zarinpal(json({ data: { code: 100 }, errors: [] }));
    expect(await none.gateway.listUnsettled?.()).toEqual([]);
  });
});

describe("an inquiry at Zarinpal proves nothing (payments 5.1)", () => {
  it.each([100, 101, -51, 0])("code %i alone is pending", async (code) => {
    expect(
      (await zarinpal(json({ data: { code }, errors: [] })).gateway.inquire(attempt)).state,
    ).toBe("pending");
  });

  it("another merchant's, or none, has failed", async () => {
    for (const code of [-53, -54]) {
      const answer = json({ data: [], errors: { code, message: "…" } });
      expect((await zarinpal(answer).gateway.inquire(attempt)).state).toBe("failed");
    }
  });
});

describe("what a browser brings back from Zarinpal", () => {
  it.each([
    ["Authority=A1&Status=OK", { authority: "A1", hint: "ok" }],
    ["Authority=A1&Status=NOK", { authority: "A1", hint: "canceled" }],
    ["Status=ok", { authority: null, hint: "unknown" }],
    ["", { authority: null, hint: "unknown" }],
  ])("%s", (query, read) => {
    expect(zarinpal().gateway.parseReturn(new URLSearchParams(query))).toEqual(read);
  });
});

describe("giving back through Zarinpal (payments 5.1)", () => {
  const refund = {
    attempt,
    bankRef: "201",
    amount: attempt.amount,
    reason: null,
    idempotencyKey: newAttempt.idempotencyKey,
    again: false,
    ref: null,
    verifiedAt: new Date("2026-03-21T11:45:00Z"),
    now,
  };

  it("reverses a whole charge within half an hour", async () => {
    const { calls, gateway } = zarinpal(
      json({ data: { code: 100, message: "Reversed" }, errors: [] }),
    );
    expect(await gateway.refund(refund)).toMatchObject({ state: "done" });
    expect(calls[0]?.url).toContain("/pg/v4/payment/reverse.json");
    expect(bodyOf(calls[0])).toEqual({ merchant_id: merchant, authority });
  });

  it("reverses in the last moment of the half hour", async () => {
    const { gateway } = zarinpal(json({ data: { code: 100 }, errors: [] }));
    const verifiedAt = new Date("2026-03-21T11:30:00Z");
    expect(await gateway.refund({ ...refund, verifiedAt })).toMatchObject({ state: "done" });
  });

  it("that was reversed before is done, not left to be given back twice", async () => {
    const { calls, gateway } = zarinpal(
      json({ data: [], errors: { code: -62, message: "…" } }),
      json({ data: { code: 100, status: "REVERSED" }, errors: [] }),
    );
    expect(await gateway.refund(refund)).toMatchObject({ state: "done" });
    expect(bodyOf(calls[1])).toEqual({ merchant_id: merchant, authority });
  });

  it.each([
    ["REVERSED", "done"],
    ["VERIFIED", "manual"],
  ])("asked again past the half hour, hears of a charge that is %s: %s", async (status, state) => {
    const { calls, gateway } = zarinpal(json({ data: { code: 100, status }, errors: [] }));
    const verifiedAt = new Date("2026-03-21T11:00:00Z");
    expect(await gateway.refund({ ...refund, again: true, verifiedAt })).toMatchObject({ state });
    expect(calls.map(({ url }) => url)).toEqual([expect.stringContaining("/inquiry.json")]);
  });

  it("leaves a part, a later one and a refused one to the owner's hands", async () => {
    const untouched = zarinpal();
    expect(await untouched.gateway.refund({ ...refund, amount: 1000 })).toMatchObject({
      state: "manual",
    });
    const late = { ...refund, verifiedAt: new Date("2026-03-21T11:00:00Z") };
    expect(await untouched.gateway.refund(late)).toMatchObject({ state: "manual" });
    expect(untouched.calls).toEqual([]);
    const { gateway } = zarinpal(
      json({ data: [], errors: { code: -62, message: "…" } }),
      json({ data: { code: 100, status: "VERIFIED" }, errors: [] }),
    );
    expect(await gateway.refund(refund)).toMatchObject({ state: "manual" });
  });
});
