import { describe, expect, it } from "vitest";
import type { Order } from "#backend/contract/order";
import type { PaymentResult } from "#backend/contract/payment";
import { fakeRequest } from "~/request/context.fixture";
import { loadPayment } from "./load-payment.server";
import { ordered, paid, paidByOther, payingContext, refId, withStatus } from "./payment.fixture";

/** The page at a word of the address; a thrown answer is answered. */
async function open(
  result: PaymentResult,
  status: string,
  lang: "en" | "fa" | null = "en",
  order = ordered,
) {
  const path = `${lang ? `/${lang}` : ""}/home/payment/${status}/${refId}`;
  const { context } = payingContext(result, { order });
  const params = { status, refId, ...(lang && { lang }) };
  return loadPayment({ request: fakeRequest(path), context, params });
}

describe("the receipt (domain 4.9)", () => {
  it("says amount, references, card and both dates to its owner", async () => {
    const view = await open(paid, "success");
    expect(view).toMatchObject({ title: "Payment received", icon: "check", tone: "ok" });
    expect(view.receipt?.figures).toBe("1,245,000 Toman");
    expect(view.receipt?.words).toBe("one million two hundred forty-five thousand tomans");
    const rows = Object.fromEntries(
      view.receipt?.rows.map(({ name, value }) => [name, value]) ?? [],
    );
    expect(rows).toMatchObject({
      "Our reference": refId,
      "Bank’s reference": "884742389",
      Card: "502229******5995",
    });
    expect(rows.Date).toMatch(/March 21, 2026.*۱ فروردین ۱۴۰۵/);
    expect(view.head).toMatchObject({ noindex: true });
  });

  it("says it in Persian", async () => {
    const view = await open(paid, "success", "fa");
    expect(view.title).toBe("پرداخت انجام شد");
    expect(view.receipt?.figures).toBe("۱٬۲۴۵٬۰۰۰ تومان");
    expect(view.receipt?.words).toBe("یک میلیون و دویست و چهل و پنج هزار تومان");
  });

  it("leaves out what there is not", async () => {
    const view = await open(withStatus("failed"), "failed");
    const names = view.receipt?.rows.map(({ name }) => name);
    expect(names).not.toContain("Card");
    expect(names).not.toContain("Bank’s reference");
  });
});

describe("what the payment is for", () => {
  it("is told line by line, with the variant and the day it comes", async () => {
    const { bought } = await open(paid, "success", "fa");
    expect(bought?.lines).toEqual([
      expect.objectContaining({
        name: "هدفون",
        options: "آبی",
        qty: "۲",
        total: "۱٬۲۴۵٬۰۰۰ تومان",
      }),
    ]);
    expect(bought?.shipping).toMatch(/^تحویل .* · پست پیشتاز$/);
  });

  it("is nobody's business but its owner's", async () => {
    const { bought } = await open(paidByOther, "success");
    expect(bought).toBeNull();
  });

  it("comes on no day any more once the order is off", async () => {
    const off: Order = { ...ordered, state: "canceled" };
    const { bought } = await open(withStatus("refunded"), "refunded", "en", off);
    expect(bought?.shipping).toBeUndefined();
  });
});

describe("each word has a drawing, a title and what happens next", () => {
  it.each([
    ["success", "Payment received"],
    ["failed", "The payment did not go through"],
    ["canceled", "You came back without paying"],
    ["expired", "The time to pay is over"],
    ["review", "We are checking this payment"],
    ["refunded", "The money was given back"],
    ["pending", "Waiting for the bank"],
  ] as const)("R-ROUTE-10[outcomes] %s", async (status, title) => {
    const view = await open(withStatus(status), status);
    expect(view.title).toBe(title);
    expect(view.text.length).toBeGreaterThan(10);
    expect(view.next.length).toBeGreaterThan(10);
  });

  it("tells failed by the bank from a bank that could not be reached", async () => {
    const view = await open(withStatus("failed", { reached: false }), "failed");
    expect(view.title).toBe("The bank can't be reached just now");
    expect(view.text).toContain("no money was taken");
  });

  it("says of cash on delivery that it is due at the door, and doesn't ask a bank", async () => {
    const cod = paid.receipt && { ...paid.receipt, gateway: "cod" as const };
    const view = await open(withStatus("pending", { receipt: cod }), "pending");
    expect(view).toMatchObject({ title: "You pay at the door", look: null, refresh: null });
  });
});

describe("while the bank's answer is on its way", () => {
  it("has the bank asked every five seconds, in the page's own language", async () => {
    const view = await open(withStatus("pending", { recheck: true }), "pending");
    expect(view.refresh).toBe(`5;url=/api/payment/return/zarinpal?p=${refId}&lang=en`);
  });

  it("stops after two minutes and leaves a link", async () => {
    const view = await open(withStatus("pending"), "pending");
    expect(view.refresh).toBeNull();
    expect(view.look).toBe(`/api/payment/return/zarinpal?p=${refId}&lang=en`);
  });

  it("looks again for others without asking the bank", async () => {
    const others = { receipt: null, order: null, recheck: true };
    const view = await open(withStatus("pending", others), "pending");
    expect(view).toMatchObject({ refresh: "5", look: null });
  });
});

it("offers the ways to pay again while the order waits", async () => {
  const waits = { number: "1405-000001-0", state: "awaiting_payment", can_pay_again: true };
  const view = await open(withStatus("canceled", { order: waits }), "canceled");
  expect(view.paymentOptions).toEqual([
    { gateway: "zarinpal", name: "Zarinpal", note: expect.stringContaining("no money moves") },
  ]);
  expect((await open(paid, "success")).paymentOptions).toEqual([]);
});
