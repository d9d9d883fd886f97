import type { AppLoadContext } from "@remix-run/node";
import type { PaymentResult } from "#backend/contract/payment";
import { fakeContext } from "~/http/shop.fixture";

export const refId = "TS3486VB9AP0C4FS";

/** A payment as its owner sees it. */
export const paid: PaymentResult = {
  ref_id: refId,
  status: "success",
  recheck: false,
  reached: true,
  receipt: {
    ref_id: refId,
    gateway: "zarinpal",
    status: "success",
    amount: { amount: 12_450_000, currency: "IRR" },
    bank_ref: "884742389",
    card: "502229******5995",
    at: "2026-03-21T11:58:00.000Z",
    verified_at: "2026-03-21T12:00:00.000Z",
    redirect_url: null,
  },
  order: { number: "1405-000001-0", state: "paid", can_pay_again: false },
  lang: "fa",
};

/** The same payment as anybody else sees it. */
export const paidByOther: PaymentResult = { ...paid, receipt: null, order: null };

export const withStatus = (
  status: PaymentResult["status"],
  more: Partial<PaymentResult> = {},
): PaymentResult => ({
  ...paid,
  status,
  receipt: paid.receipt && { ...paid.receipt, status, bank_ref: null, card: null },
  ...more,
});

interface Call {
  path: string;
  body: unknown;
}

/** A backend that knows this one payment; `start` is what it answers to a new attempt. */
export function payingContext(result: PaymentResult, start: Response = Response.json({})) {
  const { context } = fakeContext({ settings: { payingOrigins: ["https://bank.example"] } });
  const calls: Call[] = [];
  const usual = context.api;
  const api: AppLoadContext["api"] = async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === `/api/payment/${refId}`) return Response.json(result);
    if (pathname.startsWith("/api/payment/")) {
      return Response.json({ msg: "error.not_found", requestId: "r" }, { status: 404 });
    }
    if (!pathname.startsWith("/api/user/orders/")) return usual?.(request) ?? Response.error();
    if (request.method === "GET") {
      const way = { gateway: "zarinpal", needs_script: false, sandbox: true };
      return Response.json({ data: [way], total: 1 });
    }
    calls.push({ path: pathname, body: await request.json() });
    return start;
  };
  return { context: { ...context, api }, calls };
}
