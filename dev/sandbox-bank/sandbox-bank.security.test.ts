import { describe, expect, it } from "vitest";
import { bankKey, bankMerchant, providePayingShop } from "../../tests/support/paying-shop";

const shop = providePayingShop();
const at = (path: string) => `${shop().url}/sandbox-pay${path}`;

const charge = (more: object = {}) => ({
  merchant_id: bankMerchant,
  amount: 150_000,
  currency: "IRR",
  description: "Order 1",
  callback_url: `${shop().url}/api/payment/return/zarinpal?p=0123456789ABCDEF`,
  metadata: { order_id: "1405-000001-0" },
  ...more,
});
async function zarinpal(name: string, body: unknown) {
  const response = await fetch(at(`/pg/v4/payment/${name}.json`), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return response.json();
}
async function stripe(form: Record<string, string>, key = bankKey) {
  const response = await fetch(at("/v1/checkout/sessions"), {
    method: "POST",
    headers: { Authorization: `Bearer ${key}` },
    body: new URLSearchParams(form),
  });
  return { status: response.status, body: await response.json() };
}
const session = (more: Record<string, string> = {}) => ({
  mode: "payment",
  "line_items[0][quantity]": "1",
  "line_items[0][price_data][currency]": "usd",
  "line_items[0][price_data][unit_amount]": "1999",
  "line_items[0][price_data][product_data][name]": "Order 1",
  success_url: `${shop().url}/api/payment/return/stripe?p=1&session_id={CHECKOUT_SESSION_ID}`,
  cancel_url: `${shop().url}/api/payment/return/stripe?p=1&canceled=1`,
  ...more,
});

describe("what the bank refuses (payments 5.3)", () => {
  it("a charge that would lead anywhere but to the shop", async () => {
    const elsewhere = charge({ callback_url: "https://evil.example/" });
    expect((await zarinpal("request", elsewhere)).errors.code).toBe(-18);
    for (const name of ["success_url", "cancel_url"]) {
      expect((await stripe(session({ [name]: "https://evil.example/" }))).status).toBe(400);
    }
    const script = charge({ callback_url: "javascript:alert(1)" });
    expect((await zarinpal("request", script)).errors.code).toBe(-9);
  });

  it.each([
    [{ amount: 999 }],
    [{ amount: -150_000 }],
    [{ amount: 1500.5 }],
    [{ amount: "150000" }],
    [{ merchant_id: "x" }],
    [{ currency: "USD" }],
    [{ description: "" }],
    [{ callback_url: "" }],
  ])("a charge that makes no sense, in Zarinpal's words: %o", async (more) => {
    const { data, errors } = await zarinpal("request", charge(more));
    expect(data).toEqual([]);
    expect(errors).toMatchObject({ code: -9, validations: [expect.any(Object)] });
  });

  it.each([
    [{ "line_items[0][price_data][currency]": "irr" }],
    [{ "line_items[0][price_data][unit_amount]": "1" }],
    [{ locale: "fa" }],
    [{ mode: "subscription" }],
    [{ success_url: "nowhere" }],
    [{ expires_at: "1" }],
  ])("a session that makes no sense, in Stripe's words: %o", async (more) => {
    const { status, body } = await stripe(session(more as unknown as Record<string, string>));
    expect([status, body.error.type]).toEqual([400, "invalid_request_error"]);
  });

  it("bodies that are none, and calls without a key", async () => {
    for (const body of [null, [], "x", {}]) {
      for (const name of ["request", "verify", "inquiry", "unVerified", "reverse"]) {
        expect((await zarinpal(name, body)).errors.code).toBe(-9);
      }
    }
    const response = await fetch(at("/v1/checkout/sessions"), { method: "POST" });
    expect(response.status).toBe(401);
  });

  it("another merchant's charge, and one that never was", async () => {
    const { data } = await zarinpal("request", charge());
    const other = {
      merchant_id: "99999999-9999-4999-8999-999999999999",
      authority: data.authority,
    };
    const none = { merchant_id: bankMerchant, authority: `S${"0".repeat(35)}` };
    for (const name of ["inquiry", "reverse"]) {
      expect((await zarinpal(name, other)).errors.code).toBe(-53);
      expect((await zarinpal(name, none)).errors.code).toBe(-54);
    }
    expect((await zarinpal("verify", { ...other, amount: 1 })).errors.code).toBe(-53);
    expect((await zarinpal("verify", { ...none, amount: 1 })).errors.code).toBe(-54);
  });
});

describe("its page", () => {
  const begin = async (more: object = {}) => {
    const { data } = await zarinpal("request", charge(more));
    return at(`/pg/StartPay/${data.authority}`);
  };

  it("runs no script, frames nowhere, and leads only to the shop", async () => {
    const response = await fetch(await begin());
    const policy = response.headers.get("Content-Security-Policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`form-action 'self' ${shop().url};`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("img-src 'self';");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(await response.text()).not.toMatch(/<script|style=|onclick/i);
  });

  it("prints markup of an order as text", async () => {
    const order_id = "<img src=x onerror=alert(1)>";
    const page = await (await fetch(await begin({ metadata: { order_id } }))).text();
    expect(page).toContain("&lt;img src=x");
    expect(page).not.toContain("<img");
  });

  it("says figures and words in both languages", async () => {
    const address = await begin();
    const page = async (lang: string) => (await fetch(`${address}?lang=${lang}`)).text();
    expect(await page("fa")).toMatch(/dir="rtl"[\s\S]*۱۵٬۰۰۰ تومان[\s\S]*پانزده هزار تومان/);
    expect(await page("en")).toMatch(/dir="ltr"[\s\S]*15,000 Toman[\s\S]*fifteen thousand tomans/);
  });

  it("takes no button twice, and no button that it has not", async () => {
    const address = await begin();
    const send = (button: string) =>
      fetch(address, {
        method: "POST",
        redirect: "manual",
        body: new URLSearchParams({ do: button }),
      });
    expect((await send("steal")).headers.get("Location")).toBe("?lang=fa");
    const both = await Promise.all([send("pay"), send("decline")]);
    const ends = both.map(({ headers }) => headers.get("Location"));
    expect(ends.filter((end) => end?.includes("Authority="))).toHaveLength(1);
    expect((await fetch(address)).status).toBe(410);
  });

  it("knows no charge of another kind, and none that never was", async () => {
    expect((await fetch(at("/pg/StartPay/S1"))).status).toBe(404);
    expect((await fetch(at("/c/pay/cs_test_1"))).status).toBe(404);
    const { body } = await stripe(session());
    expect((await fetch(at(`/pg/StartPay/${body.id}`))).status).toBe(404);
  });

  it("closes after 15 minutes", async () => {
    const address = await begin();
    shop().clock.advance(15 * 60_000);
    expect((await fetch(address)).status).toBe(410);
    const press = await fetch(address, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ do: "pay" }),
    });
    expect(press.headers.get("Location")).toContain("gone");
  });
});
