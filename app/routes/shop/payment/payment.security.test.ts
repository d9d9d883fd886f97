import { describe, expect, it } from "vitest";
import type { PaymentResult } from "#backend/contract/payment";
import { fakeRequest } from "~/request/context.fixture";
import { getContext } from "~/request/context.server";
import { action } from "./action.server";
import { loadPayment } from "./load-payment.server";
import { paid, paidByOther, payingContext, refId, withStatus } from "./payment.fixture";

const opId = "11111111-1111-4111-8111-111111111111";

async function open(result: PaymentResult, path: string) {
  const [, lang, status = "", ref = ""] =
    /^(?:\/(en|fa))?\/home\/payment\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
  const { context } = payingContext(result);
  const args = { request: fakeRequest(path), context, params: { lang, status, refId: ref } };
  const answer = await loadPayment(args).catch((thrown: unknown) => thrown);
  return { answer, ctx: await getContext(args) };
}

describe("the address of a payment is never believed (payments 5.4 7)", () => {
  it.each([
    ["failed", `/fa/home/payment/success/${refId}`, `/fa/home/payment/failed/${refId}`],
    ["failed", `/home/payment/success/${refId}`, `/home/payment/failed/${refId}`],
    ["success", `/en/home/payment/failed/${refId}`, `/en/home/payment/success/${refId}`],
    ["success", `/en/home/payment/nonsense/${refId}`, `/en/home/payment/success/${refId}`],
    ["created", `/en/home/payment/created/${refId}`, `/en/home/payment/pending/${refId}`],
  ] as const)(
    "R-ROUTE-10[forged] payments 5.4 7: stored %s, asked %s",
    async (status, path, location) => {
      const { answer } = await open(withStatus(status), path);
      if (!(answer instanceof Response)) throw new Error("The page was shown.");
      expect([answer.status, answer.headers.get("Location")]).toEqual([303, location]);
    },
  );

  it("an unknown reference is a 404 without a hint", async () => {
    const { answer } = await open(paid, "/en/home/payment/success/0000000000000000");
    if (!(answer instanceof Response)) throw new Error("The page was shown.");
    expect([answer.status, await answer.text()]).toEqual([404, ""]);
  });

  it("R-ROUTE-10[not-cached] is stored nowhere", async () => {
    const { ctx } = await open(paid, `/en/home/payment/success/${refId}`);
    expect(ctx.cacheControl).toBe("no-store");
  });

  it("shows others the word and nothing else", async () => {
    const { answer } = await open(paidByOther, `/en/home/payment/success/${refId}`);
    expect(answer).toMatchObject({ title: "Payment received", receipt: null, order: null });
    expect(JSON.stringify(answer)).not.toMatch(/5995|1405-|884742389|1,245,000/);
  });
});

describe("the link to the gateway of a pending payment", () => {
  const leadingTo = (redirect_url: string) =>
    withStatus("pending", {
      receipt: paid.receipt && { ...paid.receipt, status: "pending", redirect_url },
    });

  it("leads to a gateway that the settings name", async () => {
    const { answer } = await open(
      leadingTo("https://bank.example/pay/1"),
      `/en/home/payment/pending/${refId}`,
    );
    expect(answer).toMatchObject({ bank: "https://bank.example/pay/1" });
  });

  it.each(["https://evil.example/pay/1", "javascript:alert(1)", "//evil.example", "nowhere"])(
    "is not there for the stored address %s",
    async (address) => {
      const { answer } = await open(leadingTo(address), `/en/home/payment/pending/${refId}`);
      expect(answer).toMatchObject({ bank: null });
      expect(JSON.stringify(answer)).not.toContain(address);
    },
  );
});

describe("paying again", () => {
  const waits = { number: "1405-000001-0", state: "awaiting_payment", can_pay_again: true };
  const canceled = withStatus("canceled", { order: waits });
  const started = (redirect_url: string | null) =>
    Response.json({ ref_id: refId, status: "pending", redirect_url });

  async function post(
    form: Record<string, string>,
    { result = canceled, start = started(null) }: { result?: PaymentResult; start?: Response } = {},
    headers: Record<string, string> = {},
  ) {
    const { context, calls } = payingContext(result, { start });
    const request = new Request(`https://shop.example/en/home/payment/canceled/${refId}`, {
      method: "POST",
      body: new URLSearchParams(form),
      headers,
    });
    const params = { lang: "en", status: "canceled", refId };
    const answer = await action({ request, context, params }).catch((thrown: unknown) => thrown);
    return { answer, calls };
  }

  it("leads to a bank that the settings name, once per op_id", async () => {
    const start = started("https://bank.example/pay/1");
    const { answer, calls } = await post({ op_id: opId, gateway: "zarinpal" }, { start });
    if (!(answer instanceof Response)) throw new Error("There was no redirect.");
    expect(answer.headers.get("Location")).toBe("https://bank.example/pay/1");
    expect(calls.map(({ body }) => body)).toEqual([{ op_id: opId, gateway: "zarinpal" }]);
  });

  it("refuses in words where another attempt is open", async () => {
    const start = Response.json({ msg: "payment.pending", requestId: "r" }, { status: 409 });
    const { answer } = await post({ op_id: opId, gateway: "zarinpal" }, { start });
    expect(answer).toMatchObject({
      data: { error: { "": [expect.stringContaining("another window")] } },
      init: { status: 400 },
    });
  });

  it.each([
    [{ op_id: opId }],
    [{ op_id: opId, gateway: "paypal" }],
    [{ op_id: "1", gateway: "zarinpal" }],
    [{ gateway: "zarinpal" }],
  ])("a form that makes no sense is 400 and asks nobody: %o", async (form) => {
    const { answer, calls } = await post(form as Record<string, string>);
    expect(answer instanceof Response && answer.status).toBe(400);
    expect(calls).toEqual([]);
  });

  it("knows of no order for anybody else", async () => {
    const other = { ...canceled, receipt: null, order: null };
    const { answer, calls } = await post({ op_id: opId, gateway: "zarinpal" }, { result: other });
    expect(answer instanceof Response && answer.status).toBe(404);
    expect(calls).toEqual([]);
  });

  it("a form of a foreign page is refused", async () => {
    const foreign = { Origin: "https://evil.example" };
    const { answer, calls } = await post({ op_id: opId, gateway: "zarinpal" }, {}, foreign);
    expect(answer instanceof Response && answer.status).toBe(403);
    expect(calls).toEqual([]);
  });
});
